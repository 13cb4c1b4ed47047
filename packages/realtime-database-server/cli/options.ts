import { access, constants, mkdir } from 'node:fs/promises';
import type { DatabaseOptions, RunningDatabase } from '../api';
import { addressesOf } from '../auth/address';
import { loadRules } from '../control/rules-files';
import { NO_CONFIG, readFirebaseJson, type FirebaseConfig } from './firebase-json';
import type { CommandLine } from './flags';
import { readExportMetadata, readJsonFile } from '../transfer/import-folder';
import { messageOf } from '../tree/errors';

const DEFAULT_PORT = '9000';
/** The project of the official command line where none is known: `demo-` marks one that does not exist. */
const NO_PROJECT = 'demo-no-project';

function portOf({ flags }: CommandLine, config: FirebaseConfig): number {
  const text = flags.port ?? config.port ?? DEFAULT_PORT;
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  const where = flags.port === undefined ? 'firebase.json, emulators.database.port' : '--port';
  throw new Error(`${where} ${text}: must be a number from 0 to 65535`);
}

export async function withFlag<T>(
  where: string,
  file: string,
  action: (file: string) => Promise<T>,
): Promise<T> {
  try {
    return await action(file);
  } catch (error) {
    throw new Error(`${where} ${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Returns the path, not the rules: the server reads the file again when it changes. */
async function rulesFile(where: string, file: string): Promise<string> {
  try {
    await loadRules(file);
  } catch (error) {
    throw new Error(`${where} ${messageOf(error)}`, { cause: error });
  }
  return file;
}

async function configOf({ flags }: CommandLine): Promise<FirebaseConfig> {
  if (flags['no-config'] === true) return NO_CONFIG;
  const config = await readFirebaseJson(flags.config ?? 'firebase.json');
  if (config === null && flags.config !== undefined)
    throw new Error(`--config ${flags.config}: no such file`);
  return config ?? NO_CONFIG;
}

/** `--project` is an alias of `.firebaserc` or the project itself. */
function projectOf({ flags }: CommandLine, { projects }: FirebaseConfig): string {
  return projects.get(flags.project ?? 'default') ?? flags.project ?? NO_PROJECT;
}

export async function addressOf(line: CommandLine): Promise<string> {
  const { flags } = line;
  const { FIREBASE_DATABASE_EMULATOR_HOST: ofExec } = process.env;
  if (flags.port === undefined && flags.host === undefined && ofExec !== undefined) return `http://${ofExec}`;
  const config = await configOf(line);
  return addressesOf(flags.host ?? config.host ?? '127.0.0.1', portOf(line, config)).url;
}

export async function environmentOf(
  line: CommandLine,
  { url, env }: Pick<RunningDatabase, 'url' | 'env'>,
): Promise<Record<string, string>> {
  const config = await configOf(line);
  const projectId = projectOf(line, config);
  const databaseURL = `${url}/?ns=${encodeURIComponent(namespaceOf(line, config))}`;
  return {
    ...env,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, databaseURL }),
  };
}

/** At the service this is the name of the project's first database. */
function namespaceOf(line: CommandLine, config: FirebaseConfig): string {
  return line.flags.namespace ?? `${projectOf(line, config)}-default-rtdb`;
}

async function rulesFor({ flags }: CommandLine, config: FirebaseConfig) {
  if (flags.rules !== undefined) return { rules: await rulesFile('--rules', flags.rules) };
  const single = [...config.rulesOf].map(
    async ([name, file]) => [name, await rulesFile('firebase.json, rules', file)] as const,
  );
  return {
    rulesOf: Object.fromEntries(await Promise.all(single)),
    rules: config.rules && (await rulesFile('firebase.json, rules', config.rules)),
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
    watchRules: true,
    allowHosts: flags['allow-host'],
    allowOtherMachines: flags['allow-other-machines'],
    allowAnyPage: flags['allow-any-page'],
    namespaces: flags['one-database'] === true ? 'one' : 'any',
    ...(await rulesFor(line, config)),
    host: flags.host ?? config.host,
    data:
      flags.data === undefined
        ? undefined
        : await withFlag('--data', flags.data, (file) => readJsonFile(file)),
    import: await importOf(line),
    persist: flags.persist,
    namespace: namespaceOf(line, config),
  };
}

/** The first of several runs that export to one folder finds nothing there yet. */
async function importOf({ flags }: CommandLine): Promise<string | undefined> {
  const { import: folder } = flags;
  if (folder === undefined || flags['export-on-exit'] === undefined) return folder;
  if ((await readExportMetadata(folder)) !== null) return folder;
  console.error(`--import ${folder}: nothing was exported there yet; the database is empty`);
  return undefined;
}

/**
 * Returns the folder to export to at the end, which exists from now on; null for none.
 * @throws {Error} with one line when no folder was given, or it cannot be used.
 */
export async function exportFolderOf({ flags }: CommandLine): Promise<string | null> {
  const given = flags['export-on-exit'];
  if (given === undefined) return null;
  const folder = given === '' ? flags.import : given;
  if (folder === undefined) throw new Error('--export-on-exit: give a folder, or --import one');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    await readExportMetadata(folder);
  } catch (error) {
    throw new Error(`--export-on-exit ${folder}: ${messageOf(error)}`, { cause: error });
  }
  return folder;
}
