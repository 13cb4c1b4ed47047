import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '@/lib/pipeline/release/error-code';

/** The file of a page in a release. */
interface PageFile {
  readonly bytes: Buffer;
  /** The endings of its compressed versions. */
  readonly compressed: readonly string[];
}

/** The pages of a release on disk. */
export interface PageFiles {
  readonly dir: string;
  /** Returns a page by its path in the release; `undefined` when there is no such page. */
  readonly get: (name: string) => PageFile | undefined;
}

const COMPRESSED = ['.br', '.gz'];
const PAGE = 'index.html';

/** Returns the path in an export of the page with an address. */
export function pageFile(path: string): string {
  return `${path.slice(1)}${PAGE}`;
}

function readFileOf(file: string): PageFile | undefined {
  try {
    const bytes = readFileSync(file);
    const there = new Set(readdirSync(dirname(file)));
    return { bytes, compressed: COMPRESSED.filter((ending) => there.has(basename(file) + ending)) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads pages of a release, each of them once. The calls are synchronous: for thousands of small files they
 * take a third of the processor time.
 * @param dir Folder of the release.
 * @param ahead Paths in it of the pages that are read at once; others are read when they are needed.
 */
export function readPageFiles(dir: string, ahead: readonly string[]): PageFiles {
  const known = new Map(ahead.map((name) => [name, readFileOf(join(dir, name))]));
  const get = (name: string): PageFile | undefined => {
    if (!known.has(name)) known.set(name, readFileOf(join(dir, name)));
    return known.get(name);
  };
  return { dir, get };
}

/** Links a file of the last release into the new one. Its time stays the same, so that caches stay valid. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Writes a page into an export. When the last release has the same page, links its files, also the compressed
 * ones.
 * @param dir Folder of the export.
 * @param name Path of the file in it.
 * @param text The HTML.
 * @param before The pages of the last release, if there is one.
 */
export function placePage(dir: string, name: string, text: string, before: PageFiles | undefined): void {
  const target = join(dir, name);
  const bytes = Buffer.from(text);
  mkdirSync(dirname(target), { recursive: true });
  const old = before?.get(name);
  if (before === undefined || !old?.bytes.equals(bytes)) {
    writeFileSync(target, bytes);
    return;
  }
  for (const ending of ['', ...old.compressed])
    share(`${join(before.dir, name)}${ending}`, `${target}${ending}`);
}
