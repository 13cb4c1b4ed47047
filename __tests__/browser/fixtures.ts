import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { test as base } from './worker-fixtures';

/** The embedded database of the tests, spoken to as an administrator. */
export interface TestDatabase {
  readonly url: string;
  /** Writes a value below the root of the namespace. */
  put: (path: string, value: unknown) => Promise<void>;
  get: (path: string) => Promise<unknown>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

interface TestOptions {
  /** The database obeys the rules we ship, so that drafts are sealed; otherwise everything is open. */
  readonly sealed: boolean;
}

interface TestFixtures {
  /** The demo content, written anew before each test. */
  readonly database: TestDatabase;
  /** Opens a route and waits until the page is hydrated and attached to the database. */
  readonly openLive: (hash?: string) => Promise<Page>;
}

function testDatabase(
  namespace: string,
  port: number,
  data: unknown,
  rules: string | undefined,
): TestDatabase {
  let running: RunningDatabase | undefined;
  const database = (): RunningDatabase => {
    if (running === undefined) throw new Error('the database is stopped; start it first');
    return running;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    put: (path, value) => database().set(path, value),
    get: (path) => database().get(path),
    start: async () => {
      running ??= await startDatabase({
        port,
        data,
        namespace,
        ...(rules === undefined ? {} : { rules }),
      });
    },
    stop: async () => {
      await running?.stop();
      running = undefined;
    },
  };
}

/** Playwright's test with the export on a server of its own and a fresh embedded database. */
export const test = base.extend<TestFixtures & TestOptions>({
  sealed: [false, { option: true }],
  database: async ({ company, demo, port, sealed }, use) => {
    const rules = sealed ? await readFile(join(process.cwd(), 'database.rules.json'), 'utf8') : undefined;
    const database = testDatabase(company.project, port, demo, rules);
    await database.start();
    await use(database);
    await database.stop();
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  openLive: async ({ page, database: _database }, use) => {
    await use(async (hash = '') => {
      await page.goto(`/${hash}`);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      return page;
    });
  },
});

export { expect } from './worker-fixtures';
