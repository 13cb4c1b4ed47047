import type { Database } from 'firebase-admin/database';
import { type DatabaseOptions, type RunningDatabase, startDatabase } from 'realtime-database-server';
import { executePlan } from 'still-live/build/publish/execute-plan';
import { makePlan, type Plan, type Request } from 'still-live/build/publish/plan';
import { withDatabase } from 'still-live/build/database';
import { readSettings, type Settings } from 'still-live/settings/settings';

/** The database that the tests of a file publish in. Each task has a connection of its own, as that of a command. */
export interface PublishDatabase {
  readonly server: RunningDatabase;
  readonly settings: Settings;
  readonly using: <T>(task: (database: Database) => Promise<T>) => Promise<T>;
  readonly plan: (request?: Partial<Request>) => Promise<Plan>;
  readonly executePlan: (plan: Plan, author: string) => Promise<string>;
  readonly publish: (author: string, ...only: string[]) => Promise<Plan>;
  readonly undo: () => Promise<void>;
  readonly entries: () => Promise<readonly unknown[]>;
}

/**
 * Starts a database for the tests of a file, and makes the settings lead to it. Each test finds it as it was at first.
 * @param options Its content and rules; `now` stops its clock at a time, in milliseconds.
 */
export function publishDatabase({ now, ...options }: DatabaseOptions & { now?: number }): PublishDatabase {
  let running: { server: RunningDatabase; settings: Settings } | undefined;
  const current = (): { server: RunningDatabase; settings: Settings } => {
    if (running === undefined) throw new Error('the database runs only during a test');
    return running;
  };
  const using: PublishDatabase['using'] = (task) =>
    withDatabase(current().settings, 'projects/feeling', task);
  const doing = (request: Request, author: string): Promise<Plan> =>
    using(async (database) => {
      const plan = await makePlan(database, 'feeling', request);
      await executePlan(database, plan, author);
      return plan;
    });

  beforeAll(async () => {
    const server = await startDatabase({ port: 0, namespace: 'feeling', ...options });
    Object.assign(process.env, server.env);
    running = { server, settings: readSettings(process.env) };
  });

  beforeEach(async () => {
    const { server } = current();
    await server.reset();
    if (now !== undefined) server.clock.set(now);
  });

  afterAll(async () => {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
    await running?.server.stop();
  });

  return {
    get server() {
      return current().server;
    },
    get settings() {
      return current().settings;
    },
    using,
    plan: (request) =>
      using((database) => makePlan(database, 'feeling', { kind: 'publish', note: '', ...request })),
    executePlan: (plan, author) => using((database) => executePlan(database, plan, author)),
    publish: (author, ...only) =>
      doing({ kind: 'publish', note: '', ...(only.length > 0 && { only }) }, author),
    undo: async () => void (await doing({ kind: 'undo' }, 'Tommaso')),
    entries: async () => Object.values((await current().server.get('history/feeling/entries')) ?? {}),
  };
}
