import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '../fixtures';
import type { TabOptions } from './driver';
import { WATCH_SCRIPT } from './journey-server';
import { Visitor } from './visitor';

/*
 * The test function of the journeys: written once, run in Chromium, Firefox and WebKit (the projects of
 * `playwright.config.ts`).
 *
 *   import { expect, test } from '../engines/journey';
 *
 *   test('a link of the menu leads to its screen', async ({ visit }) => {
 *     const visitor = await visit();                          // a new tab, 960 × 640; options: see `VisitOptions`
 *     await visitor.goLive('#/chi_siamo');                    // goes there and waits until the page is live
 *     await visitor.click('header a', 'Contatti');            // with the mouse, as soon as it stands still
 *     await visitor.seesScreen('/contatti');                  // waits
 *     expect(await visitor.tab.evaluate(() => document.title)).toBe('Contatti — Feeling');
 *   });
 *
 * Run one in one engine: `npx playwright test --project=firefox journeys/links -g menu`. Every journey also
 * fails for an error or a warning on the console and for an error that nobody caught (`expectComplaints`
 * where it is meant). A fault is put into the page before its own scripts run with
 * `visit({ before: 'window.scrollTo = () => { throw 1 }' })`.
 */

/** Options of a visit. */
export type VisitOptions = Partial<TabOptions> & {
  /** Script that runs before those of the page, to break or to observe something. */
  readonly before?: string;
  /** Whether pictures are served, as usual but in WebKit; otherwise each is empty. */
  readonly pictures?: boolean;
  /** Whether JavaScript is enabled. */
  readonly scripts?: boolean;
  /** How long to wait for an expected state, in milliseconds. Speed is not asserted. */
  readonly patience?: number;
};

interface JourneyFixtures {
  /** Opens a tab without an address. */
  readonly visit: (options?: VisitOptions) => Promise<Visitor>;
  /** From now on, errors and warnings that match are expected. */
  readonly expectComplaints: (pattern: RegExp) => void;
  readonly expected: RegExp[];
}

// A window with the menu of a desktop, and no larger: drawing takes up to half of the processor time of a visit.
const USUAL = {
  width: 960,
  height: 640,
  forcedColors: false,
  scripts: true,
  before: '',
  patience: 20_000,
};

export const test = base.extend<JourneyFixtures>({
  expected: async ({}, use) => use([]),
  expectComplaints: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  visit: async ({ engine, journeySite, expected, database: _database }, use, info) => {
    const visitors: Visitor[] = [];
    await use(async (options = {}) => {
      // Of the processor time of a walk through the site, frames of movement take half, but little in WebKit, where pictures take a fifth.
      // Journeys about movement or pictures ask for them.
      const isWebKit = engine.name === 'webkit';
      const usual = { ...USUAL, reducedMotion: !isWebKit, pictures: !isWebKit };
      const { before, pictures, scripts, patience, ...tabOptions } = { ...usual, ...options };
      journeySite.change({ before: engine.can.tell ? before : WATCH_SCRIPT + before, pictures, scripts });
      const visitor = new Visitor(engine, await engine.open(tabOptions), journeySite.url, patience);
      visitors.push(visitor);
      return visitor;
    });
    const complaints: string[] = [];
    for (const { tab } of visitors) {
      // Not for a test that is expected to fail: it may do so only below, for a complaint.
      if (info.expectedStatus === 'passed' && info.status !== 'passed') {
        await writeFile(info.outputPath('seen.png'), await tab.screenshot());
      }
      complaints.push(...(await tab.complaints()));
      await tab.close();
    }
    complaints.push(...journeySite.complaints());
    expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect } from '../fixtures';
