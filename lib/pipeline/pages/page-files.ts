import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '@/lib/pipeline/release/error-code';

/** Endings of a file and of its compressed versions; not every file has all of them. */
const ENDINGS = ['', '.br', '.gz'];

/** Links a file of the last release into the new one. Its time stays the same, so that caches stay valid. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') copyFileSync(from, to);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a page into an export. When the last release has the same page, links its files, also the compressed
 * ones. The calls are synchronous: for thousands of small files they take a third of the processor time.
 * @param dir Folder of the export.
 * @param name Path of the file in it.
 * @param text The HTML.
 * @param before Folder of the last release, if there is one.
 * @returns Whether the page was written.
 */
export function placePage(dir: string, name: string, text: string, before: string | undefined): boolean {
  const target = join(dir, name);
  mkdirSync(dirname(target), { recursive: true });
  const old = before === undefined ? undefined : join(before, name);
  if (old === undefined || readIfThere(old) !== text) {
    writeFileSync(target, text);
    return true;
  }
  for (const ending of ENDINGS) share(`${old}${ending}`, `${target}${ending}`);
  return false;
}
