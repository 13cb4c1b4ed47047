import { readFile } from 'node:fs/promises';
import type { DatabaseOptions } from '../api';
import { readRules } from '../auth/guard';
import { readFirebaseJson, type FirebaseConfig } from './firebase-json';
import type { CommandLine } from './flags';
import { messageOf } from './message-of';

const DEFAULT_PORT = 9000;

function portOf({ flags }: CommandLine, config: FirebaseConfig): number {
  const text = flags.port ?? String(config.port ?? DEFAULT_PORT);
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  const where = flags.port === undefined ? 'firebase.json, emulators.database.port' : '--port';
  throw new Error(`${where} ${text}: must be a number from 0 to 65535`);
}

/** Editors on Windows write it, and JSON.parse refuses it (RFC 8259, 8.1, allows to ignore it). */
const BYTE_ORDER_MARK = /^\ufeff/;

/** Reads a file with a parser. An error names the flag or file that gave its path. */
async function read<T>(where: string, file: string, parse: (text: string) => T): Promise<T> {
  try {
    return parse((await readFile(file, 'utf8')).replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    throw new Error(`${where} ${file}: ${messageOf(error)}`, { cause: error });
  }
}

function rulesText(text: string): string {
  return readRules(text).source;
}

async function configOf({ flags }: CommandLine): Promise<FirebaseConfig> {
  if (flags['no-config'] === true) return { rulesOf: new Map() };
  const config = await readFirebaseJson(flags.config ?? 'firebase.json');
  if (config === null && flags.config !== undefined)
    throw new Error(`--config ${flags.config}: no such file`);
  return config ?? { rulesOf: new Map() };
}

async function rulesFor({ flags }: CommandLine, config: FirebaseConfig) {
  if (flags.rules !== undefined) return { rules: await read('--rules', flags.rules, rulesText) };
  const single = [...config.rulesOf].map(
    async ([name, file]) => [name, await read('firebase.json, rules', file, rulesText)] as const,
  );
  return {
    rulesOf: Object.fromEntries(await Promise.all(single)),
    rules: config.rules && (await read('firebase.json, rules', config.rules, rulesText)),
  };
}

/**
 * Returns the server options for a command line.
 * @throws {Error} with one line that names the flag and the file.
 */
export async function optionsOf(line: CommandLine): Promise<DatabaseOptions> {
  const { flags } = line;
  const config = await configOf(line);
  return {
    port: portOf(line, config),
    viewer: flags['no-viewer'] !== true,
    log: (message) => console.error(message),
    ...(await rulesFor(line, config)),
    host: flags.host ?? config.host,
    data:
      flags.data === undefined
        ? undefined
        : await read('--data', flags.data, (text): unknown => JSON.parse(text)),
    import: flags.import,
    persist: flags.persist,
    namespace: flags.namespace,
  };
}

/**
 * Returns the folder to export to at the end; null for none.
 * @throws {Error} with one line when no folder was given.
 */
export function exportFolderOf({ flags }: CommandLine): string | null {
  const folder = flags['export-on-exit'];
  if (folder === undefined) return null;
  if (folder !== '') return folder;
  if (flags.import === undefined) throw new Error('--export-on-exit: give a folder, or --import one');
  return flags.import;
}
