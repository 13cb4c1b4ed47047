import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves everything in one folder into another. A name that is not there yet (a folder with thousands of
 * pictures) is moved in one step; others are merged file by file.
 */
export async function moveInto(from: string, to: string): Promise<void> {
  const there = new Set(await readdir(to));
  for (const name of await readdir(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (!there.has(name)) {
      await rename(source, target);
      continue;
    }
    await cp(source, target, { recursive: true });
    await rm(source, { recursive: true });
  }
}
