import type { Browser, BrowserContext, Page } from '@playwright/test';

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
  readonly cls: number;
  /** Total blocking time: the part beyond 50 ms of each task that ends after the first paint. */
  readonly tbt: number;
  /** Processor time of the scripts: unlike the other times, it does not grow while other programs run. */
  readonly script: number;
  readonly files: readonly { readonly path: string; readonly start: number; readonly bytes: number }[];
}

/** What the probe collects in the page. */
interface Probe {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [end: number, duration: number][];
  /** The longest time from an input to the next frame since it was last set to 0, in milliseconds. */
  inp: number;
}

/** The page with its probe. */
export type Probed = Window & { benchProbe: Probe };

/** Runs in the page before any other script. It uses nothing outside itself, because it is sent as source text. */
function installProbe(): void {
  const probe: Probe = { fcp: NaN, lcp: NaN, cls: 0, tasks: [], inp: 0 };
  Object.assign(window, { benchProbe: probe });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.lcp = startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') probe.cls += entry.value;
  });
  observe('longtask', ({ startTime, duration }) => probe.tasks.push([startTime + duration, duration]));
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId !== 0)
      probe.inp = Math.max(probe.inp, entry.duration);
  });
}

function readProbe(): Omit<Reading, 'script'> {
  const { fcp, lcp, cls, tasks } = (window as unknown as Probed).benchProbe;
  const after = tasks.filter(([end]) => end > fcp);
  const tbt = after.reduce((total, [, duration]) => total + Math.max(0, duration - 50), 0);
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const files = entries.map(({ name, startTime, encodedBodySize }) => {
    return { path: new URL(name).pathname, start: startTime, bytes: encodedBodySize };
  });
  return { fcp, lcp, cls, tbt, files };
}

/**
 * Opens an empty tab of a new visitor, with nothing in the cache. The caller closes its context.
 * @param isSlow Whether the network is slow 4G; otherwise it has its full speed.
 * @param rate How many times slower the processor is.
 */
export async function newVisitor(
  browser: Browser,
  isSlow: boolean,
  rate: number,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // tsx wraps named functions in a call of `__name`, and functions that are sent to the page need it there.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(installProbe);
  return { page, context };
}

/**
 * Visits an address on slow 4G without touching anything.
 * @param isWhole Whether to wait until the page is live; otherwise only for its largest paint.
 */
export async function visit(browser: Browser, url: string, isWhole: boolean): Promise<Reading> {
  const { page, context } = await newVisitor(browser, true, 4);
  const session = await context.newCDPSession(page);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (isWhole) await page.waitForSelector('html[data-live]', { state: 'attached' });
    await page.waitForTimeout(isWhole ? 1000 : 400);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    return { ...(await page.evaluate(readProbe)), script: seconds * 1000 };
  } finally {
    await context.close();
  }
}
