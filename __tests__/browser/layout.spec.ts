import type { Page } from '@playwright/test';
import { EVERY_ROUTE, isGone, ONE_OF_EACH } from './every-route';
import { expect, test } from './fixtures';
import { clipped } from './layout/clipped';
import { goTo } from './layout/go-to';
import { hardToRead } from './layout/hard-to-read';
import { overflowing } from './layout/overflowing';
import { isLongRun } from './long-run';
import { MARKER, shapelessContent } from './layout/shapeless-content';

const BASE = 'projects/feeling';
/** The windows are low: what is wider than them is so at any height, and less is drawn. */
const WIDTHS = isLongRun ? [320, 360, 600, 768, 900, 1200, 1536, 1920, 2560] : [320, 900];
/** 400 % zoom of a window of 1280 × 1024, and a phone held flat. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
];
/** Without scripts the page has another menu, and other sliders. */
const WITHOUT_SCRIPTS = [...LOW_WINDOWS, { width: 360, height: 780 }];

/** Where text is of another size, hard to lay out, or in a page without scripts. */
const SOME_ROUTES = isLongRun ? EVERY_ROUTE : EVERY_ROUTE.filter(([hash]) => ONE_OF_EACH.has(hash));

test.setTimeout(240_000);

/** What is lost in the window as it is. */
async function lost(page: Page, where: string): Promise<string[]> {
  const { width } = page.viewportSize() ?? {};
  const found = [...(await page.evaluate(overflowing)), ...(await page.evaluate(clipped))];
  return found.map((what) => `${where} at ${width}: ${what}`);
}

/** Resizes the window through all widths; gives what overflowed, and which titles are hard to read. */
async function atAllWidths(page: Page, hash: string, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 480 });
    const seen = [...(await page.evaluate(overflowing)), ...(await page.evaluate(hardToRead))];
    found.push(...seen.map((what) => `${hash} at ${width}: ${what}`));
  }
  return found;
}

/** The share of the window that things which stay while scrolling take from it, in the page. */
function heldShare(): number {
  const held = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    const isHeld = position === 'fixed' || position === 'sticky';
    return isHeld && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  });
  return held.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight;
}

/** What can be pressed and is smaller than 24 pixels, but for links inside a sentence. */
function tooSmall(): string[] {
  return [...document.querySelectorAll('a[href], button')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 24 || height < 24;
    })
    .map((element) => element.textContent);
}

/** The text spacing of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

// [spec 2.15, 9.15]
test('no route scrolls sideways or loses text at any width from 320 to 2560 px, at 400 % zoom or on a phone held flat, where nothing stays in the window while it scrolls, and name and menu of Home are in the first view; logo, title and footer begin at one edge; what can be pressed is 24 pixels high and wide; no e-mail address gets a hyphen', async ({
  openLive,
}) => {
  const page = await openLive();
  for (const low of LOW_WINDOWS) {
    await page.setViewportSize(low);
    await expect(page.getByRole('heading', { level: 1, name: 'Feeling' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeInViewport({ ratio: 1 });
  }
  const found: string[] = [];
  const others = WIDTHS.filter((width) => LOW_WINDOWS.every((low) => low.width !== width));
  for (const [at, [hash]] of EVERY_ROUTE.entries()) {
    await goTo(page, hash);
    // In the short run each width has every second route.
    const widths = others.filter((_, index) => isLongRun || (index + at) % 2 === 0);
    found.push(...(await atAllWidths(page, hash, widths)));
    for (const low of LOW_WINDOWS) {
      await page.setViewportSize(low);
      found.push(...(await lost(page, hash)));
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      expect(await page.evaluate(heldShare), hash).toBe(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    found.push(...(await page.evaluate(tooSmall)).map((name) => `${hash}: ${name} is too small`));
  }
  expect(found).toEqual([]);
  await page.setViewportSize({ width: 1920, height: 480 });
  const edges = await page
    .locator('header a:visible, main h1:visible, footer address')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(new Set([edges[0], ...edges.slice(-2)]).size, String(edges)).toBe(1);
  // It would be read as part of the address.
  await goTo(page, '#/contatti');
  const addresses = page.locator('a[href^="mailto:"]');
  const hyphens = await addresses.evaluateAll((links) => links.map((link) => getComputedStyle(link).hyphens));
  expect(hyphens.length).toBeGreaterThan(3);
  expect(new Set(hyphens)).toEqual(new Set(['none']));

  await page.evaluate(spaceText);
  for (const [hash] of SOME_ROUTES) {
    await goTo(page, hash);
    for (const width of isLongRun ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await lost(page, `${hash} with the text spacing of WCAG 1.4.12`)));
    }
  }
  expect(found).toEqual([]);
});

// [spec 2.15]
test('at twice the browser’s font size no route scrolls sideways or loses text; every page of the tabs shows its own tab; the menu has its toggle, 44 pixels wide and high at least, until its entries fit into the toolbar', async ({
  page,
  database: _database,
}) => {
  // The reader's own setting, which media queries in em follow too: twice the size browsers come with.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/cosa_facciamo/3');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const toggle = page.getByRole('button', { name: 'Apri il menu' });
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const tab of [3, 1, 2, 3]) {
    await goTo(page, `#/cosa_facciamo/${tab}`);
    const isInView = (): Promise<boolean> =>
      page.getByRole('tab', { selected: true }).evaluate((chosen) => {
        const list = chosen.parentElement?.getBoundingClientRect();
        const { left, right } = chosen.getBoundingClientRect();
        return list !== undefined && left >= list.left && right <= list.right + 1;
      });
    await expect.poll(isInView, `tab ${tab}`).toBe(true);
  }
  for (const width of [900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(toggle).toBeVisible();
  }
  await page.setViewportSize({ width: 1800, height: 900 });
  const entries = await page
    .locator('header nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(entries).size).toBe(1);
  expect(Math.min(...entries)).toBeGreaterThan(0);
  for (const [hash] of SOME_ROUTES) {
    await goTo(page, hash);
    for (const width of isLongRun ? [360, 768, 1280] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      // The toolbar is measured again in the frame after the window has changed.
      await expect.poll(() => lost(page, hash)).toEqual([]);
    }
  }
});

test(
  'content that is hard to lay out, and changes while the page is open, keeps to the window at every width, labels of the menu too, and its titles can be read',
  { tag: '@installed' },
  async ({ openLive, database, demo }) => {
    for (const [name, label] of [
      ['chi_siamo', MARKER.repeat(3)],
      ['contatti', `${'molte parole '.repeat(8)}🏳️‍🌈`],
    ] as const)
      await database.put(`${BASE}/impostazioni/etichette/menu/${name}/_value`, label);
    const page = await openLive();
    await expect(page.locator('nav')).toContainText(MARKER);
    const published = (demo as { projects: { feeling: { pagine: unknown; footer: unknown } } }).projects
      .feeling;
    await database.put(`${BASE}/pagine`, shapelessContent(published.pagine));
    await database.put(`${BASE}/footer`, shapelessContent(published.footer));
    const found: string[] = [];
    for (const [hash, id] of SOME_ROUTES) {
      await goTo(page, hash);
      const arrival = { timeout: 30_000 };
      if (!isGone(hash)) await expect(page.locator(`[id="${id}"]`)).toContainText(MARKER, arrival);
      await expect(page.locator('footer')).toContainText(MARKER, arrival);
      found.push(...(await atAllWidths(page, hash)));
    }
    expect(found).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    expect(await page.evaluate(overflowing)).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'no route scrolls sideways or loses text at 320, 360 and 844 px',
    { tag: '@long' },
    async ({ page }) => {
      const found: string[] = [];
      for (const [hash, id] of SOME_ROUTES) {
        // An unknown position leads to Home: only a script can tell that there is none.
        if (isGone(hash)) continue;
        await page.goto(`/${hash}`);
        await expect(page.locator(`[id="${id}"]`)).toBeVisible();
        for (const size of WITHOUT_SCRIPTS) {
          await page.setViewportSize(size);
          found.push(...(await lost(page, hash)));
        }
      }
      expect(found).toEqual([]);
    },
  );
});
