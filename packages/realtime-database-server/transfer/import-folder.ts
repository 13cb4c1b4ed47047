import { readdir } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { DataError } from '../tree/errors';
import { nodeFromJson, treesBelow } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { METADATA_FILE, readExportMetadata } from './export-metadata';
import { readJsonFile } from './json-file';

/** Returns the folder of the databases; null when only other emulators were exported. */
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
