import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ROUTER_FILE = /^(?:__next\..*|index|_not-found)\.txt$|^_not-found(?:\.html)?$/;

/**
 * Deletes the files that Next's router would fetch for its own navigations: there is one page, and its routes are behind
 * the `#`. They hold the whole content once more. Takes the folder of the export.
 */
export async function dropRouterFiles(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => ROUTER_FILE.test(name));
  await Promise.all(names.map((name) => rm(join(dir, name), { recursive: true })));
}
