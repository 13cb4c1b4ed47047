import type { Database } from 'firebase-admin/database';
import { type DatabaseOptions, type RunningDatabase, startDatabase } from 'realtime-database-server';
import { readSettings, type Settings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';

/** The database that the tests of a file publish in. */
export interface PublishDatabase {
  /** The running database; there is one during a test. */
  readonly server: RunningDatabase;
  readonly settings: Settings;
  /** Runs a task with a connection to it. */
  readonly using: <T>(task: (database: Database) => Promise<T>) => Promise<T>;
}

/**
 * Starts a new database before each test of the file, makes the settings lead to it, and stops it afterwards.
 * @param options Its content and rules; `now` stops its clock at a time, in milliseconds.
 */
export function publishDatabase({ now, ...options }: DatabaseOptions & { now?: number }): PublishDatabase {
  let running: { server: RunningDatabase; settings: Settings } | undefined;
  const current = (): { server: RunningDatabase; settings: Settings } => {
    if (running === undefined) throw new Error('the database runs only during a test');
    return running;
  };

  beforeEach(async () => {
    const server = await startDatabase({ port: 0, namespace: 'feeling', ...options });
    if (now !== undefined) server.clock.set(now);
    Object.assign(process.env, server.env);
    running = { server, settings: readSettings(process.env) };
  });

  afterEach(async () => {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
    await running?.server.stop();
    running = undefined;
  });

  return {
    get server() {
      return current().server;
    },
    get settings() {
      return current().settings;
    },
    using: (task) => withDatabase(current().settings, 'projects/feeling', task),
  };
}
