import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walkFiles } from '../walk-files';

/**
 * What tells V8 to compile all functions of a file at once, off the main thread and while it arrives (Explicit Compile Hints,
 * Chrome 136). Without it the bundler's wrapper of each module is compiled when it is first called, on the main thread: on a slow
 * phone these were the longest tasks of a visit. Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller scripts compile in no time anywhere. */
const MIN_BYTES = 16 * 1024;

/**
 * Puts the hint on top of the large scripts of an export; a script that has it is left. Takes the folder of the export.
 * Rejects with the file system's error.
 */
export async function addCompileHints(dir: string): Promise<void> {
  const chunks = join(dir, '_next', 'static', 'chunks');
  for (const name of await walkFiles(chunks)) {
    if (!name.endsWith('.js')) continue;
    const file = join(chunks, name);
    const script = await readFile(file, 'utf8');
    if (Buffer.byteLength(script) < MIN_BYTES || script.startsWith(HINT)) continue;
    await writeFile(file, HINT + script);
  }
}
