import { join } from 'node:path';
import { readIfPresent } from '../store/system-file';
import { isRecord } from '../tree/is-record';

/**
 * The file that describes an export of the emulator suite (firebase-tools, `HubExport.METADATA_FILE_NAME`).
 */
export const METADATA_FILE = 'firebase-export-metadata.json';
export const DATABASE_FOLDER = 'database_export';

/** Content of an export by emulator: `{ version, database: { version, path }, auth: … }`. */
type ExportMetadata = ReadonlyMap<string, unknown>;

/**
 * Reads the description of an export.
 * @returns The description; null when nothing was exported there.
 * @throws {Error} with one line when the file is not valid.
 */
export async function readExportMetadata(folder: string): Promise<ExportMetadata | null> {
  const file = join(folder, METADATA_FILE);
  const text = await readIfPresent(file);
  if (text === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON; export again, or give another folder`, { cause });
  }
  if (isRecord(json)) return new Map(Object.entries(json));
  throw new Error(`${file} is not an object; export again, or give another folder`);
}
