import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How long what no build uses is kept, because a publication may be undone. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes from a folder of a cache what no build has used for 30 days. Releases have their own links to the files.
 * Synchronous: after a large change there are thousands.
 * @param used The names of what this build uses.
 */
export function forgetUnused(dir: string, used: ReadonlySet<string>): void {
  const now = new Date();
  for (const name of readdirSync(dir)) {
    const file = join(dir, name);
    if (used.has(name)) utimesSync(file, now, now);
    else if (statSync(file).mtimeMs < now.getTime() - KEPT_MS) rmSync(file, { recursive: true });
  }
}
