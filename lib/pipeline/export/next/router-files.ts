import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ROUTER_FILE = /^(?:__next\..*|index|_not-found)\.txt$|^_not-found(?:\.html)?$/;

/**
 * Deletes the files that Next's router would fetch for navigations. They contain the whole content once more,
 * and the routes of the site are hashes of one page.
 */
export async function dropRouterFiles(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => ROUTER_FILE.test(name));
  await Promise.all(names.map((name) => rm(join(dir, name), { recursive: true })));
}
