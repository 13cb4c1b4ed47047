import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { getDatabase, goOffline, type Database } from 'firebase/database';
import { startDatabase, type DatabaseOptions, type RunningDatabase } from 'realtime-database-server';

export interface Fixture {
  readonly server: () => RunningDatabase;
  readonly client: (namespace?: string) => Database;
  readonly rest: (path: string, parameters?: Record<string, string>) => string;
}

let made = 0;

// Refused writes are part of the tests; the SDK would print each of them.
setLogLevel('silent');

/** Starts a server before the tests of a file, and stops it with all its clients after them. */
export function useDatabase(options: Partial<DatabaseOptions> = {}): Fixture {
  let running: RunningDatabase | null = null;
  const apps: FirebaseApp[] = [];
  const server = (): RunningDatabase => {
    if (running === null) throw new Error('the server is not running');
    return running;
  };
  beforeAll(async () => {
    running = await startDatabase({ port: 0, namespace: 'feeling', ...options });
  });
  afterAll(async () => {
    for (const app of apps) {
      goOffline(getDatabase(app));
      await deleteApp(app);
    }
    await running?.stop();
  });
  return {
    server,
    client: (namespace = 'feeling') => {
      made += 1;
      const app = initializeApp({ databaseURL: `${server().url}?ns=${namespace}` }, `client-${made}`);
      apps.push(app);
      return getDatabase(app);
    },
    rest: (path, parameters = {}) => {
      const query = new URLSearchParams({ ns: 'feeling', ...parameters });
      return `${server().url}${path}?${query.toString()}`;
    },
  };
}

export { eventually } from './eventually';
