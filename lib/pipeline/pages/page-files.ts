import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '@/lib/pipeline/release/error-code';

/** The pages of a release on disk. */
export interface PageFiles {
  readonly dir: string;
  /** Returns the hash of a page by its path in the release; `undefined` when there is no such page. */
  readonly hashOf: (name: string) => string | undefined;
}

/** Endings of a file and of its compressed versions; not every file has all of them. */
const ENDINGS = ['', '.br', '.gz'];

/** Returns the path in an export of the page with an address. */
export function pageFile(path: string): string {
  return `${path.slice(1)}index.html`;
}

function hash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64');
}

function hashIfThere(file: string): string | undefined {
  try {
    return hash(readFileSync(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the pages of a release, each of them once.
 * @param dir Folder of the release.
 * @param ahead Paths of pages in it that are read at once. The calls are synchronous: for thousands of small files
 *   they take a third of the processor time.
 */
export function readPageFiles(dir: string, ahead: readonly string[]): PageFiles {
  const known = new Map(ahead.map((name) => [name, hashIfThere(join(dir, name))]));
  const hashOf = (name: string): string | undefined => {
    if (!known.has(name)) known.set(name, hashIfThere(join(dir, name)));
    return known.get(name);
  };
  return { dir, hashOf };
}

/** Links a file of the last release into the new one. Its time stays the same, so that caches stay valid. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') copyFileSync(from, to);
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
  mkdirSync(dirname(target), { recursive: true });
  if (before === undefined || before.hashOf(name) !== hash(text)) {
    writeFileSync(target, text);
    return;
  }
  for (const ending of ENDINGS) share(`${join(before.dir, name)}${ending}`, `${target}${ending}`);
}
