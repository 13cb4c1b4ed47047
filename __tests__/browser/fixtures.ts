import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { chromiumTestFlags, findChromium, findHeadlessChromium } from '@/lib/tools/test/find-chromium';
import { type StaticServer, startStaticServer } from '@/lib/pipeline/serve/static-server';
import { freePort } from './free-port';
import { databasePort, OUT } from './test-site';

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

interface WorkerFixtures {
  readonly site: StaticServer;
  readonly demo: object;
  /** Where the database of this worker listens. Workers run side by side, so it is not the port that the export was built for. */
  readonly port: number;
}

interface WorkerOptions {
  /** Starts the program of the desktop; otherwise the one without windows, where the machine has it. */
  readonly desktop: boolean;
  /** Flags of Chromium beside the usual ones. */
  readonly moreFlags: readonly string[];
  /** Flags of Playwright that Chromium is started without. */
  readonly withoutFlags: string[];
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(process.cwd(), file), 'utf8')) as unknown;
}

function testDatabase(port: number, data: unknown, rules: string | undefined): TestDatabase {
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
        namespace: 'feeling',
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
export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures & WorkerOptions>({
  sealed: [false, { option: true }],
  desktop: [false, { option: true, scope: 'worker' }],
  moreFlags: [[], { option: true, scope: 'worker' }],
  withoutFlags: [[], { option: true, scope: 'worker' }],
  // The export knows one address of the database: each browser takes it for its worker's own.
  launchOptions: [
    async ({ port, desktop, moreFlags, withoutFlags }, use) => {
      const ownDatabase = `--host-resolver-rules=MAP 127.0.0.1:${databasePort()} 127.0.0.1:${port}`;
      await use({
        executablePath: desktop ? findChromium() : findHeadlessChromium(),
        args: [...chromiumTestFlags(), ownDatabase, ...moreFlags],
        ignoreDefaultArgs: withoutFlags,
      });
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({}, use) => {
      await use((await readJson('content/demo.json')) as object);
    },
    { scope: 'worker' },
  ],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  site: [
    async ({}, use) => {
      const server = await startStaticServer({
        dir: OUT,
        port: 0,
        firebaseConfig: await readJson('firebase.json'),
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  database: async ({ demo, port, sealed }, use) => {
    const rules = sealed ? await readFile(join(process.cwd(), 'database.rules.json'), 'utf8') : undefined;
    const database = testDatabase(port, demo, rules);
    await database.start();
    await use(database);
    await database.stop();
  },
  baseURL: async ({ site }: WorkerFixtures, use: (url: string) => Promise<void>) => {
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

export { expect } from '@playwright/test';
