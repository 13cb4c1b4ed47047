import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { walkFiles } from '../walk-files';

const ROUTER_FILE = /^(?:__next\..*|index)\.txt$/;
/** Folders with the page for unknown addresses, which is `404.html`. */
const COPIES = ['404', '_not-found'];

/**
 * Deletes the files that Next's router would fetch for navigations: they contain the whole content once more,
 * and no page has this router. Copies of the page for unknown addresses go too.
 */
export async function dropRouterFiles(dir: string): Promise<void> {
  await Promise.all(COPIES.map((name) => rm(join(dir, name), { recursive: true, force: true })));
  const names = walkFiles(dir).filter((name) => ROUTER_FILE.test(basename(name)));
  await Promise.all(names.map((name) => rm(join(dir, name))));
}
