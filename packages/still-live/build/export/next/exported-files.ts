import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { walkFiles } from 'still-live/build/files';

const ROUTER_FILE = /^(?:__next\..*|index)\.txt$/;
/** Folders with the page for unknown addresses, which is `404.html`. */
const COPIES = ['404', '_not-found'];

/** Next's router would fetch them: they hold the whole content once more, and no page has this router. */
export async function dropRouterFiles(dir: string): Promise<void> {
  await Promise.all(COPIES.map((name) => rm(join(dir, name), { recursive: true, force: true })));
  const names = walkFiles(dir).filter((name) => ROUTER_FILE.test(basename(name)));
  await Promise.all(names.map((name) => rm(join(dir, name))));
}

/**
 * Tells V8 to compile all functions of a file off the main thread while it is loaded (Explicit Compile Hints,
 * Chrome 136). Without it, the bundler's wrapper of each module is compiled on the main thread when it is
 * first called: on a slow phone these were the longest tasks of a visit. For other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller scripts compile quickly everywhere. */
const MIN_BYTES = 16 * 1024;

export async function addCompileHints(dir: string): Promise<void> {
  const chunks = join(dir, '_next', 'static', 'chunks');
  for (const name of walkFiles(chunks)) {
    if (!name.endsWith('.js')) continue;
    const file = join(chunks, name);
    const script = await readFile(file, 'utf8');
    if (Buffer.byteLength(script) < MIN_BYTES || script.startsWith(HINT)) continue;
    await writeFile(file, HINT + script);
  }
}
