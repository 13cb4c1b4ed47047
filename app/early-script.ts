import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The source of the inline script, bundled beforehand by scripts/early-script.ts. Raises when it was not. */
export function earlyScript(): string {
  return readFileSync(join(process.cwd(), '.snapshot', 'early.js'), 'utf8').trim();
}
