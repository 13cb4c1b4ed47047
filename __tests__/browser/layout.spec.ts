import type { Page } from '@playwright/test';
import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { MARKER, shapelessContent } from './layout/shapeless-content';

const BASE = 'projects/feeling';
const WIDTHS = [320, 360, 600, 768, 900, 1200, 1536, 1920, 2560];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

/**
 * What does not keep to the width of the window, in the page: the page itself when it scrolls sideways, and visible text that lies
 * outside and cannot be scrolled to. Empty when all is well.
 */
function overflowing(): string[] {
  const wide = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > wide) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const isScrolled = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isHiddenOnPurpose = (element: Element): boolean =>
    element.getAttribute('aria-hidden') === 'true' || getComputedStyle(element).clipPath === 'inset(50%)';
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0 || (left > -2 && right < wide + 2)) continue;
    let excused = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      excused ||= isScrolled(at) || isHiddenOnPurpose(at);
    }
    const words = text.textContent?.trim().slice(0, 20) ?? '';
    if (!excused)
      found.push(`<${element.localName} class="${element.className}">${words} from ${left} to ${right}`);
  }
  return found.slice(0, 5);
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => (location.hash = next), hash);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['route'])).toBe(hash.slice(1));
}

/** Resizes the window through all widths; gives what overflowed. */
async function atAllWidths(page: Page, hash: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(overflowing)).map((what) => `${hash} at ${width}: ${what}`));
  }
  return found;
}

test('no route scrolls sideways or loses text at any width from 320 to 2560 px', async ({ openLive }) => {
  const page = await openLive();
  const found: string[] = [];
  for (const [hash] of EVERY_ROUTE) {
    await goTo(page, hash);
    found.push(...(await atAllWidths(page, hash)));
  }
  expect(found).toEqual([]);
});

test('content that is hard to lay out, and changes while the page is open, keeps to the window at every width', async ({
  openLive,
  database,
  demo,
}) => {
  const page = await openLive();
  const published = (demo as { projects: { feeling: { pagine: unknown; footer: unknown } } }).projects
    .feeling;
  await database.put(`${BASE}/pagine`, shapelessContent(published.pagine));
  await database.put(`${BASE}/footer`, shapelessContent(published.footer));
  const found: string[] = [];
  for (const [hash, id] of EVERY_ROUTE) {
    await goTo(page, hash);
    const arrival = { timeout: 30_000 };
    if (!hash.endsWith('999')) await expect(page.locator(`[id="${id}"]`)).toContainText(MARKER, arrival);
    await expect(page.locator('footer')).toContainText(MARKER, arrival);
    found.push(...(await atAllWidths(page, hash)));
  }
  expect(found).toEqual([]);
});

test('menu labels that are hard to lay out keep to the window at every width', async ({
  openLive,
  database,
}) => {
  for (const [page, label] of [
    ['chi_siamo', MARKER.repeat(3)],
    ['contatti', `${'molte parole '.repeat(8)}🏳️‍🌈`],
  ] as const) {
    await database.put(`${BASE}/impostazioni/etichette/menu/${page}/_value`, label);
  }
  const page = await openLive();
  await expect(page.locator('nav')).toContainText(MARKER);
  expect(await atAllWidths(page, '#/')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  expect(await page.evaluate(overflowing)).toEqual([]);
});
