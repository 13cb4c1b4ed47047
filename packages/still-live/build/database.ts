import { setTimeout as wait } from 'node:timers/promises';
import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { enableLogging, getDatabase, type Database } from 'firebase-admin/database';
import { leaveOutReservedKeys } from 'still-live/content/parse/reserved-key';
import { errorLine, OperatorError } from 'still-live/settings/operator-error';
import type { Settings } from 'still-live/settings/settings';

/**
 * Without credentials the SDK would only print warnings, and try again until the time is over.
 * @returns The token for requests over HTTP.
 * @throws {OperatorError} when they are missing or not valid.
 */
export async function requireCredentials({ emulatorHost, buildDatabaseUrl }: Settings): Promise<string> {
  // Whoever sends it is the owner of an emulator.
  if (emulatorHost !== undefined) return 'owner';
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    // The words of the parser quote the file, which is a secret.
    const isNotJson = error instanceof Error && error.name === 'SyntaxError';
    throw new OperatorError(
      'GOOGLE_APPLICATION_CREDENTIALS',
      `gives no access to ${buildDatabaseUrl} (${isNotJson ? 'the file is not JSON' : errorLine(error)})`,
      'set it to the key file of a service account',
      { cause: error },
    );
  }
}

/** One path of an update of several, and its new value; `null` removes what is there. */
export type Write = readonly [path: string, value: unknown];

let appCount = 0;

// The Firebase SDK takes these as the proxy of an `http:` address, each time it connects.
const HTTP_PROXY_VARIABLES = ['HTTP_PROXY', 'http_proxy'];

// The SDK would ask a proxy even for 127.0.0.1, because it does not read `NO_PROXY`. Only emulators have `http:`.
function leaveOutProxy(): void {
  for (const name of HTTP_PROXY_VARIABLES) Reflect.deleteProperty(process.env, name);
}

function connect({ buildDatabaseUrl: databaseURL, emulatorHost, project: projectId }: Settings): App {
  appCount += 1;
  if (databaseURL.startsWith('http:')) leaveOutProxy();
  // With this variable firebase-admin itself signs in as the owner of the emulator. A space in it is an error there.
  if (emulatorHost !== undefined) process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = emulatorHost;
  const account = emulatorHost === undefined ? { credential: applicationDefault() } : { projectId };
  return initializeApp({ databaseURL, ...account }, `build-${appCount}`);
}

async function timeOut(
  path: string,
  { buildDatabaseUrl, readTimeoutSeconds }: Settings,
  { signal }: AbortController,
): Promise<never> {
  await wait(readTimeoutSeconds * 1000, undefined, { signal });
  const what = `no answer from ${buildDatabaseUrl} within ${readTimeoutSeconds} s`;
  throw new OperatorError(path, what, 'check that the database runs and that the address is right');
}

export interface AdminDatabase {
  readonly database: Database;
  /** Closes it once: a signal that ends a command often arrives twice. */
  readonly close: () => Promise<void>;
}

/** Opens a connection that stays open, for listeners. After a loss it connects again by itself. */
export function openAdminDatabase(settings: Settings): AdminDatabase {
  enableLogging(() => undefined);
  leaveOutReservedKeys(() => undefined);
  const app = connect(settings);
  let closed: Promise<void> | undefined;
  return { database: getDatabase(app), close: () => (closed ??= deleteApp(app)) };
}

// The database wraps data in its messages: `{d: {b: {d: data}}}`.
const ENVELOPE_DEPTH = 3;

/**
 * Runs a task with administrator rights, and always closes the connection.
 * @param path What is read, for messages.
 * @throws {OperatorError} when there are no credentials, the database does not answer in time or refuses, or the SDK
 *   cannot read a key of the data.
 */
export async function withDatabase<T>(
  settings: Settings,
  path: string,
  task: (database: Database) => Promise<T>,
): Promise<T> {
  const { database, close } = openAdminDatabase(settings);
  const work = async (): Promise<T> => {
    await requireCredentials(settings);
    return task(database);
  };
  const ended = new AbortController();
  let unreadable: string | undefined;
  const stopNoting = leaveOutReservedKeys((place) => {
    unreadable ??= [path, ...place.slice(ENVELOPE_DEPTH)].join('/');
  });
  try {
    const result = await Promise.race([work(), timeOut(path, settings, ended)]);
    if (unreadable === undefined) return result;
    const what = 'the Firebase SDK cannot read a key of this name';
    throw new OperatorError(unreadable, what, 'rename or remove the key');
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      path,
      `cannot be read from ${settings.buildDatabaseUrl} (${errorLine(error)})`,
      'check the address and the credentials',
    );
  } finally {
    ended.abort();
    stopNoting();
    await close();
  }
}

export async function readRaw(database: Database, path: string): Promise<unknown> {
  return (await database.ref(path).get()).val();
}

export function readPath(settings: Settings, path: string): Promise<unknown> {
  return withDatabase(settings, path, (database) => readRaw(database, path));
}

/** In milliseconds since 1970, by the clock of the database, which rules and pages use. */
export async function serverNow(database: Database): Promise<number> {
  const offset: unknown = (await database.ref('.info/serverTimeOffset').once('value')).val();
  return Date.now() + (typeof offset === 'number' ? offset : 0);
}
