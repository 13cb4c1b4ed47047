import { readdir } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { DataError } from '../tree/errors';
import { nodeFromJson, treesBelow } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { createReadStream } from 'node:fs';
import { JsonParser, type Make } from '../tree/parse-json';
import { atOnce } from '../tree/steps';
import { readIfPresent } from '../store/system-file';
import { isRecord } from '../tree/is-record';

/**
 * The file that describes an export of the emulator suite (firebase-tools, `HubExport.METADATA_FILE_NAME`).
 */
export const METADATA_FILE = 'firebase-export-metadata.json';
export const DATABASE_FOLDER = 'database_export';

/** An export by emulator: `{ version, database: { version, path }, auth: … }`. */
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

const CHUNK = 1024 * 1024;

/**
 * Reads a JSON file, which may be longer than a string can be.
 * @param make See `JsonParser`.
 * @throws {SyntaxError} when it is not JSON.
 */
export async function readJsonFile(file: string, make?: Make): Promise<unknown> {
  const parser = new JsonParser(Infinity, make);
  // Editors on Windows write a byte order mark, which this decoder drops (RFC 8259, 8.1, allows that).
  const decoder = new TextDecoder();
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK }))
    atOnce(parser.read(decoder.decode(bytes as Buffer, { stream: true })));
  atOnce(parser.read(decoder.decode()));
  return atOnce(parser.end());
}

/** Returns null when only other emulators were exported. */
async function databaseFolder(folder: string): Promise<string | null> {
  const metadata = await readExportMetadata(folder);
  if (metadata === null)
    throw new Error(`${folder} holds no ${METADATA_FILE}; give a folder that was exported`);
  const entry = metadata.get('database');
  if (entry === undefined) return null;
  const path: unknown =
    typeof entry === 'object' && entry !== null && 'path' in entry ? entry.path : undefined;
  const inside = typeof path === 'string' ? resolve(folder, path) : '';
  if (inside.startsWith(resolve(folder) + sep)) return inside;
  throw new Error(`${join(folder, METADATA_FILE)}: "database.path" must name a folder in it`);
}

async function readTree(file: string, now: number): Promise<TreeNode | null> {
  try {
    return nodeFromJson(await readJsonFile(file, treesBelow(0, now)), null, now);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof DataError)) throw error;
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

function nameOf(file: string): string {
  const name = basename(file, '.json');
  try {
    return decodeURIComponent(name);
  } catch {
    // The name of the file contains a percent sign that is not an escape.
    return name;
  }
}

/**
 * Reads the databases of a folder that the official emulator or `exportFolder` wrote.
 * @returns The trees by name of the database; none when the folder contains only exports of other emulators.
 * @throws {Error} with one line that names the file.
 */
export async function importFolder(folder: string): Promise<Map<string, TreeNode | null>> {
  const trees = new Map<string, TreeNode | null>();
  const inside = await databaseFolder(folder);
  if (inside === null) return trees;
  for (const file of await readdir(inside)) {
    if (file.endsWith('.json')) trees.set(nameOf(file), await readTree(join(inside, file), Date.now()));
  }
  return trees;
}
