import type { Browser } from '@playwright/test';
import { UNTHROTTLED } from './conditions';
import { ROUTES } from './measure';
import { neededBytes } from './needed-bytes';
import type { BenchSite } from './site';
import { sum } from './statistics';
import { openPage } from './visit';

/** What a visit through all routes received from the database. */
export interface WholeVisit {
  /** Number of characters in all received frames. */
  readonly received: number;
  /** Bytes of JSON of the records that these routes need. */
  readonly needed: number;
  readonly sockets: number;
}

const LOOK_MS = 700;

/** Goes through all routes in one page and counts what the database sent. */
export async function measureWholeVisit(browser: Browser, bench: BenchSite): Promise<WholeVisit> {
  const url = `${bench.server.url}/`;
  const { page, count } = await openPage({ browser, url, conditions: UNTHROTTLED, lookMs: 0, liveMs: 0 });
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  for (const hash of ROUTES) {
    await page.evaluate((route) => (location.hash = route), hash === '' ? '#/' : hash);
    await page.waitForTimeout(LOOK_MS);
  }
  await page.context().close();
  const { sockets, frames } = count;
  return {
    sockets,
    received: sum(frames.map(({ length }) => length)),
    needed: neededBytes(bench.content, ROUTES),
  };
}
