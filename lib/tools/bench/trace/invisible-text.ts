import type { Browser } from '@playwright/test';
import type { Conditions } from '../conditions';
import { ROUTES } from '../measure';
import type { BenchSite } from '../site';
import type { PageTrace } from './page-trace';
import { traceVisits } from './trace-visits';
import { detail } from './trace-event';

/** How long a text waits invisibly for its font after the first paint, in the worst of the visits. */
export interface InvisibleReading {
  readonly conditions: Conditions['name'];
  readonly visits: number;
  /** Milliseconds. */
  readonly worst: number;
}

/**
 * How long a text is invisible at most while its font is loading, in milliseconds, by `font-display`.
 * Source: CSS Fonts 4, "The font-display descriptor" (https://drafts.csswg.org/css-fonts-4/#font-display-desc).
 */
const BLOCK_MS: ReadonlyMap<unknown, number> = new Map([
  ['swap', 100],
  ['fallback', 100],
  ['optional', 100],
]);
const LONGEST_BLOCK_MS = 3000;

/**
 * Returns how long a text of a page is invisible after its first paint, in milliseconds: from that paint until
 * each font that the page uses has come, or its text is shown in another one.
 * @param page The events of the page.
 * @throws {Error} When the page painted nothing in the time of the trace.
 */
export function invisibleAfterPaint({ main, address }: PageTrace): number {
  const paint = main.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`trace of ${address}: no paint in the time of the trace`);
  const times = main
    .filter(({ name }) => name === 'BeginRemoteFontLoad')
    .map((begin) => {
      const limit = BLOCK_MS.get(detail(begin, 'display')) ?? LONGEST_BLOCK_MS;
      const loaded = main.find(
        (event) =>
          event.name === 'RemoteFontLoaded' &&
          event.start >= begin.start &&
          detail(event, 'url') === detail(begin, 'url'),
      );
      const end = Math.min(begin.start + limit * 1000, loaded?.start ?? Infinity);
      return (end - Math.max(begin.start, paint.start)) / 1000;
    });
  return Math.max(0, ...times);
}

/**
 * Makes one first visit of each route and reads from its trace how long text is invisible.
 * @param browser A Chromium.
 * @param bench The measured site.
 * @param conditions Speed of the device and the network.
 */
export async function measureInvisible(
  browser: Browser,
  { server }: BenchSite,
  conditions: Conditions,
): Promise<InvisibleReading> {
  const urls = ROUTES.map((hash) => `${server.url}/${hash}`);
  const times = (await traceVisits(browser, urls, conditions)).map(invisibleAfterPaint);
  return { conditions: conditions.name, visits: times.length, worst: Math.max(...times) };
}
