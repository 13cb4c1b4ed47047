import type { Browser } from '@playwright/test';
import { THROTTLED } from '../conditions';
import { openPage } from '../visit';
import { pageTrace } from './page-trace';
import { parseTrace } from './trace-event';
import { readVisit, type TracedVisit } from './traced-visit';

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'blink_style',
  'loading',
];
/** How long the page is traced after its load, in milliseconds: its largest picture may come after it. */
const LOOK_MS = 600;

/**
 * Visits an address under the conditions of the throttled rows, and traces the visit.
 * @param browser A Chromium; it can trace one visit at a time.
 * @param url The address, with the route after the `#`.
 * @throws {Error} When Chromium's trace lacks what is read from it.
 */
export async function takeTrace(browser: Browser, url: string): Promise<TracedVisit> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  const { page } = await openPage({ browser, url, conditions: THROTTLED, lookMs: LOOK_MS, liveMs: 0 });
  try {
    await page.waitForTimeout(LOOK_MS);
    const trace = await browser.stopTracing();
    return readVisit(pageTrace(parseTrace(trace.toString('utf8')), new URL(url).origin));
  } finally {
    await page.context().close();
  }
}
