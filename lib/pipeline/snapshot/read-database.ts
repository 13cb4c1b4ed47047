import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { enableLogging, getDatabase, type Database } from 'firebase-admin/database';
import { leaveOutReservedKeys } from '@/lib/content/parse/reserved-key';
import { OperatorError } from '@/lib/settings/operator-error';
import type { Settings } from '@/lib/settings/settings';
import { contentAt } from '@/lib/content/timeline/content-at';
import { readRaw } from '@/lib/pipeline/publish/plan';
import { readDue } from '@/lib/pipeline/publish/read-schedule';
import { serverNow } from '@/lib/pipeline/publish/server-time';
import { SnapshotError } from './snapshot-error';

let appCount = 0;

function connect(settings: Settings): App {
  appCount += 1;
  const options = { databaseURL: settings.buildDatabaseUrl };
  // With FIREBASE_DATABASE_EMULATOR_HOST set, firebase-admin signs in as the emulator's owner by itself.
  return settings.emulatorHost === undefined
    ? initializeApp({ ...options, credential: applicationDefault() }, `build-${appCount}`)
    : initializeApp({ ...options, projectId: settings.project }, `build-${appCount}`);
}

function timeOut(path: string, settings: Settings): { promise: Promise<never>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const what = `no answer from ${settings.buildDatabaseUrl} within ${settings.readTimeoutSeconds} s`;
      reject(new SnapshotError(path, what, 'check that the database runs and that the address is right'));
    }, settings.readTimeoutSeconds * 1000);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** A connection with administrator rights that stays open. */
export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** Opens a connection that stays, for whoever listens; it comes back by itself after a loss. */
export function openDatabase(settings: Settings): OpenDatabase {
  enableLogging(() => undefined);
  leaveOutReservedKeys(() => undefined);
  const app = connect(settings);
  return { database: getDatabase(app), close: () => deleteApp(app) };
}

/** How a message of the database to its client begins: `{d: {b: {d: data}}}`. */
const ENVELOPE_DEPTH = 3;

/** Notes the keys below `path` that the SDK cannot read; `check` throws SnapshotError when there was one. */
function noteReservedKeys(path: string): { check: () => void; stop: () => void } {
  let found: string | undefined;
  const stop = leaveOutReservedKeys((place) => {
    found ??= [path, ...place.slice(ENVELOPE_DEPTH)].join('/');
  });
  const check = (): void => {
    if (found === undefined) return;
    throw new SnapshotError(
      found,
      'the Firebase SDK cannot read a key of this name',
      'rename or remove the key',
    );
  };
  return { check, stop };
}

/**
 * Runs one task against the database with administrator rights, and closes the connection whatever happens.
 * @throws {SnapshotError} naming `path` when the database does not answer in time or refuses, or a key below it that
 *   the SDK cannot read; an error that the task raises for the operator stays as it is.
 */
export async function withDatabase<T>(
  settings: Settings,
  path: string,
  task: (database: Database) => Promise<T>,
): Promise<T> {
  const { database, close } = openDatabase(settings);
  const deadline = timeOut(path, settings);
  const reserved = noteReservedKeys(path);
  try {
    const result = await Promise.race([task(database), deadline.promise]);
    reserved.check();
    return result;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new SnapshotError(
      path,
      `cannot be read from ${settings.buildDatabaseUrl} (${reasonOf(error)})`,
      'check the address and the credentials',
    );
  } finally {
    deadline.cancel();
    reserved.stop();
    await close();
  }
}

/**
 * Reads everything that visitors see now: what is published, with each scheduled publication whose moment has come.
 * @returns the raw value of `projects/{project}`; `null` when there is nothing.
 * @throws {SnapshotError} when the database cannot be read in time.
 */
export async function readPublished(settings: Settings): Promise<unknown> {
  const { project } = settings;
  const path = `projects/${project}`;
  return withDatabase(settings, path, async (database) => {
    const now = await serverNow(database);
    const due = await readDue(database, project, now);
    return contentAt(await readRaw(database, path), due, now).content;
  });
}
