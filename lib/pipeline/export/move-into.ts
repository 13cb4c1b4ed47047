import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves everything in one folder into another, which keeps what it has: in one step what is not there yet (thousands of
 * pictures), file by file what is. Takes both folders. Rejects with the file system's error.
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
