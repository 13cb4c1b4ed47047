import { copyFile, link, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { walkFiles } from '../export/walk-files';

/** Folders whose files are named by their content, so that a file of one release is right in any other. */
const CONTENT_NAMED = ['_next/static', 'media'];

/** Lists, inside a release, the files that came from the one before. Not served: its name begins with a dot. */
const CARRIED_FILE = '.carried.json';

async function carriedInto(release: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(release, CARRIED_FILE), 'utf8').catch(() => '[]');
  const list: unknown = JSON.parse(text);
  return new Set(Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []);
}

/**
 * Gives a new export the content-named files of the previous release, so that pages still open find their scripts also on hosts
 * that know one release only. Files the previous release had itself carried are left behind, so each lives one release longer than
 * its own, no more. Takes both folders; gives how many files were carried.
 */
export async function carryOver(previousRelease: string, exportDir: string): Promise<number> {
  const older = await carriedInto(previousRelease);
  const carried: string[] = [];
  for (const folder of CONTENT_NAMED) {
    for (const inner of await walkFiles(join(previousRelease, folder))) {
      const name = `${folder}/${inner}`;
      const target = join(exportDir, name);
      if (older.has(name) || (await stat(target).catch(() => undefined))) continue;
      await mkdir(dirname(target), { recursive: true });
      await link(join(previousRelease, name), target).catch(() =>
        copyFile(join(previousRelease, name), target),
      );
      carried.push(name);
    }
  }
  await writeFile(join(exportDir, CARRIED_FILE), JSON.stringify(carried));
  return carried.length;
}
