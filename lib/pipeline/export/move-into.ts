import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves everything in one folder into another. A file, and a folder that is not there yet (thousands of
 * pictures), is moved in one step; other folders are merged file by file.
 */
export async function moveInto(from: string, to: string): Promise<void> {
  const there = new Set(await readdir(to));
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile() || !there.has(entry.name)) {
      await rename(source, target);
      continue;
    }
    await cp(source, target, { recursive: true });
    await rm(source, { recursive: true });
  }
}
