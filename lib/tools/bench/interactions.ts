import type { Browser, Page } from '@playwright/test';
import { measured, type Row } from './rows';
import type { BenchSite } from './site';
import { newVisitor, type Probed } from './visit';

/** How long an input may go on to be answered: then the event's entry has come. */
const SETTLE_MS = 700;

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

/** Returns the milliseconds from a click to the first frame with another heading. */
async function screenDelay(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void dispatchEvent(new Event('bench-arm')));
  await act();
  const times = (): string[] =>
    ['click', 'shown'].map((name) => sessionStorage.getItem(`bench-${name}`) ?? '');
  for (let round = 0; round < 100; round += 1) {
    await page.waitForTimeout(100);
    const [click = '', shown = ''] = await page.evaluate(times).catch(() => []);
    if (shown !== '') {
      await page.evaluate(() => sessionStorage.clear());
      return Number(shown) - Number(click);
    }
  }
  throw new Error(`bench: after a click ${page.url()} shows no other heading`);
}

/** Clicks the first link to an address that contains a text, wherever it is. */
const follow = (page: Page, href: string): Promise<void> =>
  page
    .locator(`a[href*="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

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
    await page.goto(`${site.url}/chi_siamo/`);
    await page.waitForTimeout(2 * SETTLE_MS);
    rounds.push([menu, tab, slider, entry, await screenDelay(page, () => follow(page, 'contatti'))]);
    await context.close();
  }
  const column = (at: number): number[] => rounds.map((times) => times[at] ?? Number.NaN);
  return [
    measured('INP menu', 'ms', column(0)),
    measured('INP tab', 'ms', column(1)),
    measured('INP slider', 'ms', column(2)),
    measured('click → screen, in the entry', 'ms', column(3)),
    measured('click → screen, from a page', 'ms', column(4)),
  ];
}
