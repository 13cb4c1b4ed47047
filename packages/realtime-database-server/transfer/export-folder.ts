import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, isSystemError } from '../store/system-file';
import { messageOf } from '../tree/errors';
import { DATABASE_FOLDER, METADATA_FILE, readExportMetadata } from './import-folder';

/** The version of the official database emulator that has this format. */
const FORMAT_VERSION = '4.11.2';
/** The oldest version of firebase-tools that can read it. */
const SUITE_VERSION = '11.0.0';

function fileNameOf(name: string): string {
  return `${encodeURIComponent(name)}.json`;
}

export type Exported = readonly [name: string, json: Iterable<string> | AsyncIterable<Uint8Array>];

async function writeTrees(folder: string, databases: Iterable<Exported>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  try {
    for (const [name, json] of databases) {
      await writeFile(join(folder, fileNameOf(name)), json, { flush: true });
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function moveAway(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function replaceExport(folder: string, databases: Iterable<Exported>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readExportMetadata(folder);
  const next = join(folder, `${DATABASE_FOLDER}.next`);
  const old = join(folder, `${DATABASE_FOLDER}.old`);
  await writeTrees(next, databases);
  await rm(old, { recursive: true, force: true });
  await moveAway(join(folder, DATABASE_FOLDER), old);
  await rename(next, join(folder, DATABASE_FOLDER));
  const metadata = {
    version: SUITE_VERSION,
    ...Object.fromEntries(before ?? []),
    database: { version: FORMAT_VERSION, path: DATABASE_FOLDER },
  };
  const draft = join(folder, `${METADATA_FILE}.next`);
  await writeFile(draft, `${JSON.stringify(metadata, null, 2)}\n`);
  await rename(draft, join(folder, METADATA_FILE));
  await rm(old, { recursive: true, force: true });
}

/**
 * Writes databases into a folder like the official emulator: `firebase-export-metadata.json` and
 * `database_export/NAME.json`. An earlier export of databases is replaced when all new files are on disk.
 * Exports of other emulators are kept.
 * @param folder Is created when it does not exist.
 * @throws {Error} with one line.
 */
export async function exportFolder(folder: string, databases: Iterable<Exported>): Promise<void> {
  try {
    await replaceExport(folder, databases);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Error(
      `cannot export to ${folder} (${messageOf(error)}); make room or let this user write there, or give another folder`,
      { cause: error },
    );
  }
}
