import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@/lib/pipeline/release/error-code';

/** What stands beside a file that was compressed at build; not every file has all of them. */
const ENDINGS = ['', '.br', '.gz'];

/** Makes one file of two releases the same: its time stays too, so that whoever has it need not fetch it again. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') await copyFile(from, to);
  }
}

/**
 * Writes a page into an export, unless the last release has the same one: then its files are taken over, compressed ones too.
 * @param dir - folder of the export
 * @param name - path of the file in it
 * @param text - what the file holds
 * @param before - folder of the last release, if there is one
 * @returns whether the page was written anew
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
