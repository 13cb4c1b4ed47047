import type { Browser, CDPSession, Page } from '@playwright/test';
import { quietly } from './quiet';
import type { BenchSite } from './site';

/** A phone: 412 × 823 CSS pixels, a processor four times slower than that of this machine. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
};

/** Slow 4G, as Lighthouse has it: 150 ms round trip, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Measurements of a page; times in milliseconds since the start of the navigation. */
export interface Reading {
  readonly fcp: number;
  readonly lcp: number;
  readonly largest: string;
  readonly cls: number;
  /** Total blocking time: the part beyond 50 ms of each task that ends after the first paint. */
  readonly tbt: number;
  /** Processor time of the scripts. */
  readonly script: number;
  /** The part of it until the page has loaded: of the inline script, because the others start later. */
  readonly inline: number;
  readonly files: readonly { readonly path: string; readonly start: number; readonly bytes: number }[];
}

/** Runs in the page: reads what the browser has kept of the visit. It uses nothing outside itself, because it is sent as source text. */
async function readVisit(): Promise<Omit<Reading, 'script' | 'inline'>> {
  type Kept = PerformanceEntry & { readonly value?: number; readonly element?: Element | null };
  const kept = (type: string): Promise<Kept[]> =>
    new Promise((resolve) => {
      const entries: Kept[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 100, entries);
    });
  const types = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'navigation', 'resource'];
  const [paints = [], largest = [], shifts = [], tasks = [], ...loads] = await Promise.all(types.map(kept));
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const late = tasks.filter(({ startTime, duration }) => startTime + duration > fcp);
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? Number.NaN,
    largest: largest.at(-1)?.element?.tagName.toLowerCase() ?? 'nothing',
    cls: shifts.reduce((total, { value = 0 }) => total + value, 0),
    tbt: late.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    files: (loads.flat() as PerformanceResourceTiming[]).map(({ name, startTime, encodedBodySize }) => {
      return { path: new URL(name).pathname, start: startTime, bytes: encodedBodySize };
    }),
  };
}

/** Opens a tab of a new visitor with an empty cache. */
export async function newVisitor(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, deviceScaleFactor: 1.75 });
  // tsx wraps named functions in a call of `__name`, and functions that are sent to the page need it there.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}

/** Opens a new visitor's tab, uses it, and does so again when other programs were busy meanwhile. */
export async function asVisitor<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const open = () => newVisitor(browser);
  return quietly(await browser.newBrowserCDPSession(), open, async (page) =>
    use(page, await page.context().newCDPSession(page)),
  );
}

/**
 * Visits an address on slow 4G without touching anything, and without motion: a picture that moves while it comes is the largest paint in
 * one visit and not in the next.
 * @param isWhole Whether to wait until the page is live; otherwise only for its largest paint.
 */
export function visit({ browser, floorsUrl }: BenchSite, url: string, isWhole: boolean): Promise<Reading> {
  return asVisitor(browser, async (page, session) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Otherwise the start of the process would be half of what differs between visits.
    await page.goto(`${floorsUrl}/there.html`);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const scriptTime = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
    };
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const inline = await scriptTime();
    if (isWhole) await page.waitForSelector('html[data-live]', { state: 'attached' });
    await page.waitForTimeout(isWhole ? 1000 : 300);
    const script = await scriptTime();
    return { ...(await page.evaluate(readVisit)), script, inline };
  });
}
