import { dirname, join, resolve } from 'node:path';
import { readJsonSource } from '../rules/json-source';
import { readIfPresent } from '../store/system-file';
import { fieldsOf } from '../tree/is-record';
import { messageOf } from '../tree/errors';

/** The database settings of a `firebase.json`. */
export interface FirebaseConfig {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** The file with the rules of all databases. */
  readonly rules?: string | undefined;
  /** Files with the rules of single databases, by name of the database. */
  readonly rulesOf: ReadonlyMap<string, string>;
}

type Fields = ReadonlyMap<string, unknown>;

async function readFields(file: string): Promise<Fields | null> {
  const text = await readIfPresent(file);
  try {
    return text === null ? null : fieldsOf(readJsonSource(text));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Returns the databases of a deploy target, from the `.firebaserc` beside the file. */
async function databasesOf(target: string, folder: string): Promise<readonly string[]> {
  const rc = (await readFields(join(folder, '.firebaserc'))) ?? new Map<string, unknown>();
  const project = String(fieldsOf(rc.get('projects')).get('default'));
  const names = fieldsOf(fieldsOf(fieldsOf(rc.get('targets')).get(project)).get('database')).get(target);
  if (Array.isArray(names)) return names.map(String);
  throw new Error(
    `${join(folder, '.firebaserc')}: no databases for target ${target}; set it with firebase target:apply`,
  );
}

async function namesOf(entry: Fields, folder: string): Promise<readonly string[]> {
  const [instance, target] = [entry.get('instance'), entry.get('target')];
  if (typeof instance === 'string') return [instance];
  return typeof target === 'string' ? databasesOf(target, folder) : [];
}

async function rulesOf(
  database: unknown,
  folder: string,
): Promise<Pick<FirebaseConfig, 'rules' | 'rulesOf'>> {
  const files = new Map<string, string>();
  if (!Array.isArray(database)) {
    const rules = fieldsOf(database).get('rules');
    return { rulesOf: files, rules: typeof rules === 'string' ? resolve(folder, rules) : undefined };
  }
  for (const entry of database.map(fieldsOf)) {
    const rules = entry.get('rules');
    if (typeof rules !== 'string') continue;
    for (const name of await namesOf(entry, folder)) files.set(name, resolve(folder, rules));
  }
  return { rulesOf: files };
}

/**
 * Reads port, host and rules of the database from a `firebase.json`, in which comments are allowed.
 * @param file Its path. Paths of rules are relative to its folder.
 * @returns The settings; null when there is no such file.
 * @throws {Error} with one line that names the file.
 */
export async function readFirebaseJson(file: string): Promise<FirebaseConfig | null> {
  const fields = await readFields(file);
  if (fields === null) return null;
  const emulator = fieldsOf(fieldsOf(fields.get('emulators')).get('database'));
  const [port, host] = [emulator.get('port'), emulator.get('host')];
  return {
    port: typeof port === 'number' ? port : undefined,
    host: typeof host === 'string' ? host : undefined,
    ...(await rulesOf(fields.get('database'), dirname(file))),
  };
}
