import { test as base } from '@playwright/test';
import { chromiumTestFlags, findChromium, findHeadlessChromium } from '@/__tests__/tools/test/find-browsers';
import type { EngineName } from '@/__tests__/tools/test/engines';
import { rawAt } from 'still-live/content/raw-tree';
import { type StaticServer, startStaticServer } from 'still-live/build/serve/static-server';
import { type Company, firstCompany, readProjectJson } from './company';
import type { Engine } from './engines/driver';
import { type JourneyServer, startJourneyServer } from './engines/journey-server';
import { freePort } from './free-port';
import type { OwnSite } from './own-site';

/*
 * What the tests of one worker share. Everything shared is declared here, also for the journeys: Playwright starts another worker, and with
 * it another browser, for each test whose shared fixtures are not declared as those of the test before.
 */

interface WorkerFixtures {
  readonly company: Company;
  readonly site: StaticServer;
  /** The content of the company, from the root of its database. */
  readonly demo: object;
  /** Where the database of this worker listens. Workers run side by side, so it is not the port that the export was built for. */
  readonly port: number;
  /** What the company publishes. */
  readonly published: unknown;
  /** Built for the first test that asks for it. */
  readonly ownSite: OwnSite;
  /** The browser of the journeys. */
  readonly engine: Engine;
  /** The export as the journeys change it. */
  readonly journeySite: JourneyServer;
}

interface WorkerOptions {
  /** Whose site is visited: that of the company of this folder, of the one in `__tests__/second-company/`, or the second site in `examples/`. */
  readonly whose: 'first' | 'second' | 'festival';
  /** The engine that the journeys run in. */
  readonly engineName: EngineName;
  /** Starts the program of the desktop; otherwise the one without windows, where the machine has it. */
  readonly desktop: boolean;
  /** Starts a Chromium that prerenders pages. */
  readonly prerenders: boolean;
  /** Flags of Playwright that Chromium is started without. */
  readonly withoutFlags: string[];
}

/** Loaded when they are needed: most workers need none of the drivers. */
const STARTERS: Readonly<Record<EngineName | 'prerendering', (desktop: boolean) => Promise<Engine>>> = {
  chromium: async (desktop) => (await import('./engines/chromium-driver')).startChromium(desktop),
  prerendering: async () => (await import('./engines/prerendering-driver')).startPrerenderingChromium(),
  firefox: async () => (await import('./engines/firefox-driver')).startFirefox(),
  webkit: async () => (await import('./engines/webkit-driver')).startWebKit(),
};

const COMPANIES: Readonly<Record<WorkerOptions['whose'], () => Promise<Company>>> = {
  first: firstCompany,
  second: async () => (await import('./second-company')).secondCompany(),
  festival: async () => (await import('./festival')).festival(),
};

/** Playwright's test with the export on a server, and with the browsers of this machine. */
export const test = base.extend<object, WorkerFixtures & WorkerOptions>({
  whose: ['first', { option: true, scope: 'worker' }],
  // The others are built first.
  company: [async ({ whose }, use) => use(await COMPANIES[whose]()), { scope: 'worker', timeout: 600_000 }],
  engineName: ['chromium', { option: true, scope: 'worker' }],
  desktop: [false, { option: true, scope: 'worker' }],
  prerenders: [false, { option: true, scope: 'worker' }],
  withoutFlags: [[], { option: true, scope: 'worker' }],
  // The export knows one address of the database: each browser takes it for its worker's own.
  launchOptions: [
    async ({ company, port, desktop, withoutFlags }, use) => {
      const ownDatabase = `--host-resolver-rules=MAP 127.0.0.1:${company.builtFor} 127.0.0.1:${port}`;
      await use({
        executablePath: desktop ? findChromium() : findHeadlessChromium(),
        args: [...chromiumTestFlags(), ownDatabase],
        ignoreDefaultArgs: withoutFlags,
      });
    },
    { scope: 'worker' },
  ],
  demo: [async ({ company }, use) => use(company.content), { scope: 'worker' }],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  site: [
    async ({ company }, use) => {
      const server = await startStaticServer({
        dir: company.out,
        port: 0,
        firebaseConfig: await readProjectJson('firebase.json'),
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  published: [
    async ({ company: { content, project } }: WorkerFixtures, use: (value: unknown) => Promise<void>) =>
      use(rawAt(content, `projects/${project}`)),
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ published }, use) => {
      const { buildOwnSite } = await import('./own-site');
      const own = await buildOwnSite(published);
      await use(own);
      await own.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  engine: [
    async ({ engineName, desktop, prerenders }, use) => {
      const engine = await STARTERS[prerenders ? 'prerendering' : engineName](desktop);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  journeySite: [
    async ({ company, site, port }, use) => {
      const server = await startJourneyServer(site.url, company.builtFor, port);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
