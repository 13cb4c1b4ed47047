import type { Page } from '@playwright/test';
import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { clipped } from './layout/clipped';
import { goTo } from './layout/go-to';
import { overflowing } from './layout/overflowing';

test.setTimeout(120_000);

/** What is lost on any route, in the window as it is. */
async function lost(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [hash] of EVERY_ROUTE) {
    await goTo(page, hash);
    for (const check of [overflowing, clipped]) {
      found.push(...(await page.evaluate(check)).map((what) => `${hash}: ${what}`));
    }
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

for (const [what, width, height] of [
  ['at 400 % zoom of a window of 1280 × 1024', 320, 256],
  ['on a phone held flat', 844, 390],
] as const) {
  test.describe(what, () => {
    test.use({ viewport: { width, height } });

    // [spec 2.15]
    test('no route scrolls sideways or loses text, nothing stays in the low window while it scrolls, and name and menu of Home are in the first view', async ({
      openLive,
    }) => {
      const page = await openLive();
      await expect(page.getByRole('heading', { level: 1, name: 'Feeling' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeInViewport({ ratio: 1 });
      expect(await lost(page)).toEqual([]);
      for (const [hash] of EVERY_ROUTE) {
        await goTo(page, hash);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        expect(await page.evaluate(heldShare), hash).toBe(0);
      }
    });
  });
}

// [spec 2.15]
test('with the text spacing of WCAG 1.4.12 nothing is lost on any route, on a phone and in a window', async ({
  openLive,
}) => {
  const page = await openLive();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lost(page), `${width} px wide`).toEqual([]);
  }
});

test('whatever can be pressed is 24 pixels high and wide at least, but for links inside a sentence', async ({
  openLive,
}) => {
  const page = await openLive();
  await page.setViewportSize({ width: 360, height: 800 });
  const small: string[] = [];
  for (const [hash] of EVERY_ROUTE) {
    await goTo(page, hash);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((element) => element.textContent),
    );
    small.push(...found.map((name) => `${hash}: ${name}`));
  }
  expect(small).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no route scrolls sideways or loses text at 320, 360 and 844 px', async ({ page }) => {
    const found: string[] = [];
    for (const [hash, id] of EVERY_ROUTE) {
      // An unknown position leads to Home: only a script can tell that there is none.
      if (hash.endsWith('999')) continue;
      await page.goto(`/${hash}`);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      for (const [width, height] of [
        [320, 640],
        [360, 780],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const check of [overflowing, clipped]) {
          found.push(...(await page.evaluate(check)).map((what) => `${hash} at ${width}: ${what}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
});
