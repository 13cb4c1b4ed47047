import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the source of the inline script.
 * @throws {Error} when it was not bundled before (lib/pipeline/export/early-script.ts).
 */
export function earlyScript(): string {
  return readFileSync(join(process.cwd(), '.snapshot', 'early.js'), 'utf8').trim();
}
