import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../command/read-json';
import { placeImmutable, walkFiles } from '@/lib/pipeline/files';

/** Folders whose file names contain a hash of the content. Such a file is correct in any release. */
const CONTENT_NAMED = ['_next/static', 'media'];

/**
 * Lists the files of a release that were copied from the release before. The name begins with a dot, so it is
 * not served.
 */
const CARRIED_FILE = '.carried.json';

async function carriedInto(release: string): Promise<ReadonlySet<string>> {
  // Without the list, or with one that a power failure cut off, files only stay for one more release.
  const list = parseJson(await readFile(join(release, CARRIED_FILE), 'utf8').catch(() => ''));
  return new Set(Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []);
}

/**
 * Copies the content-hashed files of the previous release into a new export, so that pages that are still
 * open find their scripts, also on hosts with only one release. Files that the previous release had itself
 * received this way are not copied again: a file stays for one more release.
 * @param previousRelease Folder of the previous release.
 * @param exportDir Folder of the new export.
 * @returns How many files were copied.
 */
export async function carryOver(previousRelease: string, exportDir: string): Promise<number> {
  const older = await carriedInto(previousRelease);
  const carried: string[] = [];
  for (const folder of CONTENT_NAMED) {
    const there = new Set(walkFiles(join(exportDir, folder)));
    for (const inner of walkFiles(join(previousRelease, folder))) {
      const name = `${folder}/${inner}`;
      if (older.has(name) || there.has(inner)) continue;
      await placeImmutable(join(previousRelease, name), join(exportDir, name));
      carried.push(name);
    }
  }
  await writeFile(join(exportDir, CARRIED_FILE), JSON.stringify(carried));
  return carried.length;
}
