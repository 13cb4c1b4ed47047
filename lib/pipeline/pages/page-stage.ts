import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { moveInto } from '@/lib/pipeline/export/move-into';
import { errorCode } from '@/lib/pipeline/release/error-code';

/** A page of the last release. */
interface TakenPage {
  readonly bytes: Buffer;
  /** The endings of its files: of the page itself and of its compressed versions. */
  readonly endings: readonly string[];
}

const COMPRESSED = ['.br', '.gz'];

/** Returns the path in an export of the page with an address. */
export function pageFile(path: string): string {
  return `${path.slice(1)}index.html`;
}

/** Links a file of the last release. Its time stays the same, so that caches stay valid. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function removeIfEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY') throw error;
  }
}

/**
 * Collects the pages of a release in a folder of its own, into which those of the last release are linked
 * before: while Next renders, there is time for it. A page that is equal then costs nothing. The calls are
 * synchronous: for thousands of small files they take a third of the processor time.
 */
export class PageStage {
  private readonly taken = new Map<string, TakenPage | undefined>();
  private readonly placed = new Set<string>();

  /**
   * @param dir The folder. What an ended build left in it is deleted.
   * @param before Folder of the last release; `undefined` when there is none.
   */
  constructor(
    private readonly dir: string,
    private readonly before: string | undefined,
  ) {
    rmSync(dir, { recursive: true, force: true });
  }

  /** Takes over pages of the last release by their paths in it, until it is known whether they are equal. */
  takeOver(names: readonly string[]): void {
    for (const name of names) this.take(name);
  }

  /**
   * Places one page. When the last release has the same one, its files stay linked, also the compressed ones.
   * @param name Its path in the release.
   * @param bytes The HTML.
   */
  place(name: string, bytes: Buffer): void {
    const target = join(this.dir, name);
    const old = this.take(name);
    this.placed.add(name);
    if (old?.bytes.equals(bytes)) return;
    // The last release has the same files, so that they are never written to.
    if (old) this.drop(name, old);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }

  /** Moves all placed pages into the export. Pages of the last release that were not placed are left out. */
  async moveTo(exportDir: string): Promise<void> {
    for (const [name, old] of this.taken) {
      if (!old || this.placed.has(name)) continue;
      this.drop(name, old);
      removeIfEmpty(dirname(join(this.dir, name)));
    }
    // There may be no page.
    await mkdir(this.dir, { recursive: true });
    await moveInto(this.dir, exportDir);
    await rm(this.dir, { recursive: true });
  }

  private take(name: string): TakenPage | undefined {
    if (!this.taken.has(name)) this.taken.set(name, this.link(name));
    return this.taken.get(name);
  }

  private link(name: string): TakenPage | undefined {
    if (this.before === undefined) return undefined;
    const [from, to] = [join(this.before, name), join(this.dir, name)];
    try {
      const bytes = readFileSync(from);
      const there = new Set(readdirSync(dirname(from)));
      const endings = ['', ...COMPRESSED.filter((ending) => there.has(basename(from) + ending))];
      mkdirSync(dirname(to), { recursive: true });
      for (const ending of endings) share(from + ending, to + ending);
      return { bytes, endings };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  private drop(name: string, { endings }: TakenPage): void {
    for (const ending of endings) unlinkSync(join(this.dir, name) + ending);
  }
}
