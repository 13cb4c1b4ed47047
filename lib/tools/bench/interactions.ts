import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { chromiumFlags, findHeadlessChromium } from '../test/find-browsers';
import { measured, type Row } from './rows';
import type { BenchSite } from './site';
import { newVisitor, PHONE, type Probed } from './visit';

/** A page of either driver. */
interface Evaluating {
  readonly evaluate: <Result>(run: () => Result) => Promise<Result>;
}

/** How long an input may go on to be answered: then the event's entry has come. */
const SETTLE_MS = 700;
/** How long the pointer rests on a link, so that its screen can be prerendered. */
const REST_MS = 2500;
/** A link in the text of a page, which is visible in a narrow window. */
const LINK = 'main a[data-entry]';

/**
 * Runs in every document: keeps the moment of the last click, and the first frame in which the target of the click shows its heading. Both
 * are milliseconds since the epoch, so that the click may lie in the document before. It uses nothing outside itself.
 */
function watchClicks(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener('click', () => sessionStorage.setItem('bench-click', String(now())), { capture: true });
  const heading = (): string =>
    [...document.querySelectorAll('main h1, main h2')].find((element) => element.checkVisibility())
      ?.textContent ?? '';
  const look = (): void => {
    const before = sessionStorage.getItem('bench-heading');
    const shown = heading();
    if (before !== null && shown !== '' && shown !== before) {
      sessionStorage.removeItem('bench-heading');
      sessionStorage.setItem('bench-shown', String(now()));
    }
    requestAnimationFrame(look);
  };
  addEventListener('bench-arm', () => sessionStorage.setItem('bench-heading', heading()));
  requestAnimationFrame(look);
}

/** Returns the milliseconds from an input to the frame after it. */
async function inputDelay(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void ((window as unknown as Probed).benchProbe.inp = 0));
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => (window as unknown as Probed).benchProbe.inp);
}

/** Opens a screen by a click, and returns the milliseconds from the click to the first frame with another heading. */
async function screenDelay(page: Evaluating, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void dispatchEvent(new Event('bench-arm')));
  await act();
  const times = (): string[] =>
    ['click', 'shown'].map((name) => sessionStorage.getItem(`bench-${name}`) ?? '');
  for (let round = 0; round < 100; round += 1) {
    await pause(100);
    // While another document comes, there is nothing to ask.
    const [click = '', shown = ''] = await page.evaluate(times).catch(() => []);
    if (shown !== '') return Number(shown) - Number(click);
  }
  throw new Error('bench: after a click no other heading was shown');
}

/** Clicks the first link to a screen of the entry, wherever it is. */
const follow = (page: Page, href: string): Promise<void> =>
  page
    .locator(`a[href*="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/**
 * Clicks a link of a page at a real path, at once and after the pointer has rested on it. For this the browser may prerender its screen;
 * under Playwright Chromium does not.
 */
async function measureFromPage({ url }: BenchSite, runs: number): Promise<Row[]> {
  const args = chromiumFlags();
  const browser = await puppeteer.launch({
    executablePath: findHeadlessChromium(),
    args,
    defaultViewport: PHONE.viewport,
  });
  async function click(restMs: number): Promise<{ delay: number; isPrerendered: boolean }> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(`globalThis.__name = (named) => named; (${watchClicks.toString()})()`);
    await page.emulateCPUThrottling(4);
    await page.goto(`${url}/chi_siamo/`);
    await pause(REST_MS);
    const delay = await screenDelay(page, async () => {
      if (restMs > 0) await page.hover(LINK);
      await pause(restMs);
      await page.click(LINK);
    });
    const isPrerendered = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry !== undefined && 'activationStart' in entry && entry.activationStart !== 0;
    });
    await context.close();
    return { delay, isPrerendered };
  }
  try {
    const [direct, rested] = [[] as number[], [] as number[]];
    let prerendered = 0;
    for (let run = 0; run < runs; run += 1) {
      direct.push((await click(0)).delay);
      const { delay, isPrerendered } = await click(REST_MS);
      rested.push(delay);
      if (isPrerendered) prerendered += 1;
    }
    const note = `${prerendered} of ${runs} prerendered`;
    return [
      measured('click → screen, from a page', 'ms', direct),
      measured('click → screen, from a page, after a rest on the link', 'ms', rested, note),
    ];
  } finally {
    await browser.close();
  }
}

/** The bullets of sliders; others only show which slide is current. */
const BULLETS = '[aria-label="Scegli la diapositiva"] button:visible';

/** Uses menu, slider, tab and links as a visitor does, several times, and measures how long each takes to be answered, without slow 4G. */
export async function measureInteractions(browser: Browser, site: BenchSite, runs: number): Promise<Row[]> {
  const rounds: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context } = await newVisitor(browser, false, 4);
    await page.addInitScript(watchClicks);
    await page.goto(`${site.url}/`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    const slider = await inputDelay(page, () => page.locator(BULLETS).last().click());
    const menu = await inputDelay(page, () => page.getByRole('button', { name: 'Apri il menu' }).click());
    const entry = await screenDelay(page, () => follow(page, '#/cosa_facciamo'));
    await page.waitForTimeout(SETTLE_MS);
    const tab = await inputDelay(page, () => page.locator('[role=tab]:visible').nth(1).click());
    rounds.push([menu, tab, slider, entry]);
    await context.close();
  }
  const column = (at: number): number[] => rounds.map((times) => times[at] ?? Number.NaN);
  return [
    measured('INP menu', 'ms', column(0)),
    measured('INP tab', 'ms', column(1)),
    measured('INP slider', 'ms', column(2)),
    measured('click → screen, in the entry', 'ms', column(3)),
    ...(await measureFromPage(site, runs)),
  ];
}
