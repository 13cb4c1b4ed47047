import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program may be. */
interface ProgramPlaces {
  /** Environment variable that holds its path. It must exist if it is set. */
  readonly variable: string;
  /** File names to look for in the folders of the search path. */
  readonly names: readonly string[];
  /** Full paths to look at after that. */
  readonly paths?: readonly string[];
}

/**
 * Finds a program: its variable, then the search path, then the usual places.
 * @returns its path, or undefined when it is nowhere.
 * @throws one line, when the variable names a file that does not exist.
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
