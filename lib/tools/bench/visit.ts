import type { Browser, Page } from '@playwright/test';
import { applyConditions, type Conditions } from './conditions';
import { installProbe, type ProbeReading, readProbe } from './page-probe';

/** What the sockets of one visit received. */
interface SocketCount {
  sockets: number;
  /** The text of each received frame. */
  frames: string[];
}

/** Measurements of one visit. */
export interface Visit extends ProbeReading, SocketCount {}

/** Parameters of a visit. */
interface VisitRequest {
  readonly browser: Browser;
  /** Address, with the route after the `#`. */
  readonly url: string;
  readonly conditions: Conditions;
  /** How long to observe the page after it has loaded, in milliseconds. */
  readonly lookMs: number;
  /**
   * How long to wait at most until the page is connected to its database, in milliseconds; 0 for a page that
   * never connects.
   */
  readonly liveMs: number;
}

/** tsx wraps named functions in a call of `__name`. Functions that are sent to the page need it there. */
const NAMES_HELPER = 'globalThis.__name = (named) => named;';

/** Opens an address with empty caches, under the given conditions. The caller closes the page's context. */
export async function openPage({
  browser,
  url,
  conditions,
}: VisitRequest): Promise<{ page: Page; count: SocketCount }> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: conditions.scale,
    isMobile: conditions.throttle !== undefined,
    hasTouch: conditions.throttle !== undefined,
    locale: 'it-IT',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const count: SocketCount = { sockets: 0, frames: [] };
  session.on('Network.webSocketCreated', () => (count.sockets += 1));
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    count.frames.push(response.payloadData);
  });
  await applyConditions(session, conditions);
  await page.addInitScript(NAMES_HELPER);
  await page.addInitScript(installProbe);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  return { page, count };
}

/** Makes one visit without interaction. */
export async function visit(request: VisitRequest): Promise<Visit> {
  const { page, count } = await openPage(request);
  try {
    if (request.liveMs > 0) {
      const live = { state: 'attached', timeout: request.liveMs } as const;
      await page.waitForSelector('html[data-live]', live).catch(() => undefined);
    }
    await page.waitForTimeout(request.lookMs);
    return { ...(await page.evaluate(readProbe)), ...count };
  } finally {
    await page.context().close();
  }
}
