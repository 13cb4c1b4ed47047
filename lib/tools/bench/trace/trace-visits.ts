import type { Browser } from '@playwright/test';
import type { Conditions } from '../conditions';
import { openPage } from '../visit';
import { pageTraces, type PageTrace } from './page-trace';
import { parseTrace } from './trace-event';

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'blink_style',
  'loading',
];
/** How long a page is traced after its load, in milliseconds: its largest picture may come after it. */
const LOOK_MS = 600;

/**
 * Makes first visits, with nothing in any cache, and traces them, all in one trace: to begin and to end one can
 * take ten seconds each.
 * @param browser A Chromium; it can write one trace at a time.
 * @param urls The addresses, with the route after the `#`.
 * @param conditions Speed of the device and the network.
 * @returns The trace of each visit, in the same order.
 * @throws {Error} When Chromium's trace lacks what is read from it.
 */
export async function traceVisits(
  browser: Browser,
  urls: readonly string[],
  conditions: Conditions,
): Promise<readonly PageTrace[]> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  for (const url of urls) {
    const { page } = await openPage({ browser, url, conditions, lookMs: LOOK_MS, liveMs: 0 });
    await page.waitForTimeout(LOOK_MS);
    await page.context().close();
  }
  const trace = await browser.stopTracing();
  const pages = pageTraces(parseTrace(trace.toString('utf8')));
  if (pages.length === urls.length) return pages;
  throw new Error(`trace: ${pages.length} of ${urls.length} visits are in it`);
}
