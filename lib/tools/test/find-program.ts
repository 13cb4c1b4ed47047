import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where to look for a program. */
interface ProgramPlaces {
  /** Environment variable with its path. If it is set, the file must exist. */
  readonly variable: string;
  /** File names to look for in the folders of `PATH`. */
  readonly names: readonly string[];
  /** Full paths to try after that. */
  readonly paths?: readonly string[];
}

/**
 * Finds a program: its variable, then `PATH`, then the usual places.
 * @returns Its path; `undefined` when it is not found.
 * @throws {Error} with one line when the variable names a file that does not exist.
 */
export function findProgram({ variable, names, paths = [] }: ProgramPlaces): string | undefined {
  const configured = process.env[variable];
  if (configured !== undefined && configured !== '') {
    if (existsSync(configured)) return configured;
    throw new Error(`${variable}: no file at ${configured}`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...paths];
  return candidates.find((path) => existsSync(path));
}
