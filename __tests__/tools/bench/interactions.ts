import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Browser as Prerendering } from 'puppeteer-core';
import { screens, homeRoute, type ScreenName, screenNames } from 'still-live/route/route';
import { own } from 'still-live/content/raw-tree';
import { type Screens } from 'still-live/declaration';
import { chromiumFlags } from '@/__tests__/tools/test/find-browsers';
import { startPrerendering } from '@/__tests__/tools/test/prerendering-chromium';
import { quietly } from './quiet';
import { measured, ratio, type Row } from './rows';
import type { BenchSite, Screen } from './site';
import { asVisitor, PHONE } from './visit';

const SETTLE_MS = 700;
/** How long the pointer rests on a link, so that its screen can be prerendered. */
const REST_MS = 2500;
/** The bullets of sliders; others only show which slide is current. */
const BULLETS = '[aria-label="Scegli la diapositiva"] button:visible';
function addressOf(kind: Screens[ScreenName]['kind']): string {
  const found = screenNames().find((name) => name !== homeRoute().screen && screens()[name].kind === kind);
  return screens()[found ?? homeRoute().screen].at;
}
const LINK = 'main a[data-entry]';

/** Runs in the page: waits for an input, and returns the longest time from its events to the frame after them. */
function nextInput(settleMs: number): Promise<number> {
  let longest = 0;
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
      setTimeout(() => resolve(longest), settleMs);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
  });
}

/** Clicks, and returns the milliseconds to the frame after it. */
async function inputDelay(page: Page, button: Locator): Promise<number> {
  const delay = page.evaluate(nextInput, SETTLE_MS);
  await button.click();
  return delay;
}

const CLICKED = 'bench-clicked';
const PAINTED = 'bench-painted';

/** Runs in the page: clicks a link, and returns the milliseconds to the frame after the one in which its screen is visible. */
async function clickLink([address, clicked, painted]: readonly [string, string, string]): Promise<number> {
  const isThere = (): boolean =>
    document.getElementById(address)?.querySelector('h1, h2')?.checkVisibility() === true;
  const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
  // Not in the middle of a frame: there the click would belong to a frame that nobody waits for.
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
  const { startTime } = performance.mark(clicked);
  document.querySelector<HTMLElement>(`a[href$="#${address}"]`)?.click();
  do await nextFrame();
  while (!isThere());
  await nextFrame();
  return performance.mark(painted).startTime - startTime;
}

/** Runs in the page: goes to the screen with the first link to an address. A visitor can click none on a hidden screen. */
function goToLink(address: string): void {
  const link = document.querySelector(`a[href$="#${address}"]`);
  const screen = link?.closest('.route');
  // A screen that the browser's search still finds is itself visible, and what is in it is not.
  if (screen && link?.checkVisibility() === false) location.hash = screen.id;
}

/** What a change of screens takes: the milliseconds until it is painted, and counts, which repeat themselves on any machine. */
type Change = Readonly<{ ms: number; layouts: number; styles: number; elements: number }>;

/** Counts the work of the browser that a trace recorded between the click and the frame after the screen. */
function workIn(trace: string): Omit<Change, 'ms'> {
  const all: unknown = own(JSON.parse(trace), 'traceEvents');
  const events = (Array.isArray(all) ? all : []).map((event) => ({
    name: own(event, 'name'),
    time: Number(own(event, 'ts')),
    elements: Number(own(own(event, 'args'), 'elementCount')),
  }));
  const timeOf = (mark: string): number => events.find(({ name }) => name === mark)?.time ?? Number.NaN;
  const [start, end] = [timeOf(CLICKED), timeOf(PAINTED)];
  if (!(start < end)) throw new Error('bench: the trace has lost the click, or the frame after it');
  const of = (work: string) => events.filter(({ name, time }) => name === work && time > start && time < end);
  const styles = of('UpdateLayoutTree');
  return {
    layouts: of('Layout').length,
    styles: styles.length,
    elements: styles.reduce((sum, { elements }) => sum + elements, 0),
  };
}

/** Opens Home, waits until nothing is left to do, and only then makes the processor slower. */
function atHome<Result>({ browser, url }: BenchSite, use: (page: Page) => Promise<Result>): Promise<Result> {
  return asVisitor(browser, async (page, session) => {
    await page.goto(`${url}/`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    // Otherwise it would fall into one visit and not into the next.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return use(page);
  });
}

/** Goes to a screen by its first link, from Home if that stands there or in the menu, in a visit of its own. */
function changeScreen(site: BenchSite, address: string): Promise<Change> {
  return atHome(site, async (page) => {
    await page.evaluate(goToLink, address);
    await page.waitForTimeout(SETTLE_MS);
    await site.browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    const ms = await page.evaluate(clickLink, [address, CLICKED, PAINTED] as const);
    return { ms, ...workIn(String(await site.browser.stopTracing())) };
  });
}

async function measureChanges(site: BenchSite, screens: readonly Screen[], runs: number): Promise<Row[]> {
  const others = screens.filter(({ hash }) => hash !== '');
  const changes = new Map(others.map(({ name }) => [name, [] as Change[]]));
  for (let run = 0; run < runs; run += 1)
    for (const { name, hash } of others) changes.get(name)?.push(await changeScreen(site, hash.slice(1)));
  const rowOf = (group: string, unit: Row['unit'], pick: (change: Change) => number): Row[] =>
    [...changes].map(([name, made]) => measured(`${group}: ${name}`, unit, made.map(pick)));
  return [
    ...rowOf('click → painted', 'ms', ({ ms }) => ms),
    ...rowOf('layouts until painted', '', ({ layouts }) => layouts),
    ...rowOf('style recalculations until painted', '', ({ styles }) => styles),
    ...rowOf('elements restyled until painted', '', ({ elements }) => elements),
  ];
}

type Click = Readonly<{ delay: number; isPrerendered: boolean }>;

/** Runs in the page: keeps the moment of the click, in milliseconds since the epoch, for the document that comes next. */
function noteClick({ timeStamp }: Event): void {
  sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
}

/** Runs in the page: returns the milliseconds from the click to the first paint of the next document, which has its whole screen. */
function paintAfterClick(): Click | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const delay =
    performance.timeOrigin + (paint?.startTime ?? 0) - Number(sessionStorage.getItem('bench-click'));
  // The old document was painted before the click.
  if (!paint || delay < 0) return undefined;
  const isPrerendered = entry !== undefined && 'activationStart' in entry && entry.activationStart !== 0;
  return { delay, isPrerendered };
}

/** Clicks a link to a screen in a page at a real path, after the pointer has rested on it for a while. */
async function clickFromPage(browser: Prerendering, address: string, restMs: number): Promise<Click> {
  const open = () => browser.createBrowserContext();
  return quietly(await browser.target().createCDPSession(), open, async (context) => {
    const page = await context.newPage();
    await page.emulateCPUThrottling(4);
    await page.goto(address);
    await pause(REST_MS);
    await page.evaluate(`addEventListener('click', ${noteClick.toString()}, { capture: true })`);
    if (restMs > 0) await page.hover(LINK);
    await pause(restMs);
    await page.click(LINK);
    for (let round = 0; round < 20; round += 1) {
      // A look takes time that the page lacks, so the first comes when most have been painted.
      await pause(500);
      // While another document comes, there is nothing to ask.
      const click = await page.evaluate(paintAfterClick).catch(() => undefined);
      if (click) return click;
    }
    throw new Error(`bench: after a click in ${address} nothing was painted`);
  });
}

/**
 * Clicks a link of a page at a real path, at once and after the pointer has rested on it. For this the browser may prerender its screen.
 * The same is measured between two pages that have nothing but a heading: what is left is the browser's own.
 */
async function measureFromPage({ url, floorsUrl }: BenchSite, runs: number): Promise<Row[]> {
  const browser = await startPrerendering(chromiumFlags(), PHONE.viewport);
  try {
    const [direct, rested, floor] = [[] as Click[], [] as Click[], [] as Click[]];
    for (let run = 0; run < runs; run += 1) {
      direct.push(await clickFromPage(browser, `${url}${addressOf('screen')}/`, 0));
      rested.push(await clickFromPage(browser, `${url}${addressOf('screen')}/`, REST_MS));
      floor.push(await clickFromPage(browser, `${floorsUrl}/here.html`, REST_MS));
    }
    const delays = (clicks: readonly Click[]): number[] => clicks.map(({ delay }) => delay);
    const note = `${rested.filter(({ isPrerendered }) => isPrerendered).length} of ${runs} prerendered`;
    return [
      measured('click → screen: from a page', 'ms', delays(direct)),
      measured('click → screen: after a rest', 'ms', delays(rested), note),
      ratio('click → screen after a rest, by hand', delays(rested), delays(floor)),
    ];
  } finally {
    await browser.close();
  }
}

/** Uses slider, menu and a tab once, and returns how long each took. */
async function useOnce(page: Page) {
  const slider = await inputDelay(page, page.locator(BULLETS).last());
  const menu = await inputDelay(page, page.getByRole('button', { name: 'Apri il menu' }));
  await page.evaluate((hash) => void (location.hash = hash), addressOf('tabs'));
  await page.waitForTimeout(SETTLE_MS);
  return { slider, menu, tab: await inputDelay(page, page.locator('[role=tab]:visible').nth(1)) };
}

/** Uses menu, slider, tab and links as a visitor does, several times, and measures how long each takes to be answered, without slow 4G. */
export async function measureInteractions(
  site: BenchSite,
  screens: readonly Screen[],
  runs: number,
): Promise<Row[]> {
  const made: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) made.push(await atHome(site, useOnce));
  const rows = Object.keys(made[0] ?? {}).map((label) =>
    measured(
      `INP: ${label}`,
      'ms',
      made.map((delays) => delays[label] ?? Number.NaN),
    ),
  );
  return [...rows, ...(await measureChanges(site, screens, runs)), ...(await measureFromPage(site, runs))];
}
