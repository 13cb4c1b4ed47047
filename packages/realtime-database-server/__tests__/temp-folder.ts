import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives each test of a file a new folder, which is removed after every `afterEach` that stands before this call. Returns what
 * makes paths in it.
 */
export function useFolder(): (...names: readonly string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'database-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...names) => join(folder, ...names);
}
