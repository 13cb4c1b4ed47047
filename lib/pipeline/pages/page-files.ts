import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@/lib/pipeline/release/error-code';

/** Endings of a file and of its compressed versions; not every file has all of them. */
const ENDINGS = ['', '.br', '.gz'];

/** Links a file of the last release into the new one. Its time stays the same, so that caches stay valid. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') await copyFile(from, to);
  }
}

/**
 * Writes a page into an export. When the last release has the same page, links its files, also the compressed
 * ones.
 * @param dir Folder of the export.
 * @param name Path of the file in it.
 * @param text The HTML.
 * @param before Folder of the last release, if there is one.
 * @returns Whether the page was written.
 */
export async function placePage(
  dir: string,
  name: string,
  text: string,
  before: string | undefined,
): Promise<boolean> {
  const target = join(dir, name);
  await mkdir(dirname(target), { recursive: true });
  const old = before === undefined ? undefined : join(before, name);
  const oldText = old === undefined ? undefined : await readFile(old, 'utf8').catch(() => undefined);
  if (old === undefined || oldText !== text) {
    await writeFile(target, text);
    return true;
  }
  for (const ending of ENDINGS) await share(`${old}${ending}`, `${target}${ending}`);
  return false;
}
