import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file that describes an export of the emulator suite (firebase-tools, `HubExport.METADATA_FILE_NAME`).
 */
export const METADATA_FILE = 'firebase-export-metadata.json';
/** The folder with one file per database. */
export const DATABASE_FOLDER = 'database_export';

/** Content of an export by emulator: `{ version, database: { version, path }, auth: … }`. */
type ExportMetadata = ReadonlyMap<string, unknown>;

/** Whether a file system error says that something does not exist. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/**
 * Reads the description of an export.
 * @returns The description; null when nothing was exported there.
 * @throws {Error} with one line when the file is not valid.
 */
export async function readExportMetadata(folder: string): Promise<ExportMetadata | null> {
  const file = join(folder, METADATA_FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON; export again, or give another folder`, { cause });
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return new Map<string, unknown>(Object.entries(json));
  }
  throw new Error(`${file} is not an object; export again, or give another folder`);
}
