import { dirname, join, resolve } from 'node:path';
import { readJsonSource } from '../rules/json-source';
import { readIfPresent } from '../store/system-file';
import { fieldsOf } from '../tree/is-record';
import { messageOf } from '../tree/errors';

export interface FirebaseConfig {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly rules?: string | undefined;
  readonly rulesOf: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
}

export const NO_CONFIG: FirebaseConfig = { rulesOf: new Map(), projects: new Map() };

type Fields = ReadonlyMap<string, unknown>;

async function readFields(file: string): Promise<Fields | null> {
  const text = await readIfPresent(file);
  try {
    return text === null ? null : fieldsOf(readJsonSource(text));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

interface Rc {
  readonly file: string;
  readonly fields: Fields;
}

async function readRc(folder: string): Promise<Rc> {
  const file = join(folder, '.firebaserc');
  return { file, fields: (await readFields(file)) ?? new Map<string, unknown>() };
}

function projectsOf({ fields }: Rc): ReadonlyMap<string, string> {
  const named = [...fieldsOf(fields.get('projects'))];
  return new Map(named.flatMap(([alias, id]) => (typeof id === 'string' ? [[alias, id] as const] : [])));
}

function databasesOf(target: string, rc: Rc): readonly string[] {
  const project = projectsOf(rc).get('default') ?? '';
  const names = fieldsOf(fieldsOf(fieldsOf(rc.fields.get('targets')).get(project)).get('database')).get(
    target,
  );
  if (Array.isArray(names)) return names.map(String);
  throw new Error(`${rc.file}: no databases for target ${target}; set it with firebase target:apply`);
}

function namesOf(entry: Fields, rc: Rc): readonly string[] {
  const [instance, target] = [entry.get('instance'), entry.get('target')];
  if (typeof instance === 'string') return [instance];
  return typeof target === 'string' ? databasesOf(target, rc) : [];
}

function rulesOf(database: unknown, folder: string, rc: Rc): Pick<FirebaseConfig, 'rules' | 'rulesOf'> {
  const files = new Map<string, string>();
  if (!Array.isArray(database)) {
    const rules = fieldsOf(database).get('rules');
    return { rulesOf: files, rules: typeof rules === 'string' ? resolve(folder, rules) : undefined };
  }
  for (const entry of database.map(fieldsOf)) {
    const rules = entry.get('rules');
    if (typeof rules !== 'string') continue;
    for (const name of namesOf(entry, rc)) files.set(name, resolve(folder, rules));
  }
  return { rulesOf: files };
}

/**
 * Reads port, host and rules of the database from a `firebase.json`, in which comments are allowed, and the projects of the
 * `.firebaserc` beside it.
 * @param file Its path. Paths of rules are relative to its folder.
 * @returns The settings; without `firebase.json` the projects alone, without both files null.
 * @throws {Error} with one line that names the file.
 */
export async function readFirebaseJson(file: string): Promise<FirebaseConfig | null> {
  const fields = await readFields(file);
  const rc = await readRc(dirname(file));
  const projects = projectsOf(rc);
  if (fields === null) return projects.size === 0 ? null : { ...NO_CONFIG, projects };
  const emulator = fieldsOf(fieldsOf(fields.get('emulators')).get('database'));
  const [port, host] = [emulator.get('port'), emulator.get('host')];
  return {
    port: typeof port === 'number' || typeof port === 'string' ? String(port) : undefined,
    host: typeof host === 'string' ? host : undefined,
    ...rulesOf(fields.get('database'), dirname(file), rc),
    projects,
  };
}
