import type { Page } from '@playwright/test';
import { startDrippingServer } from './dripping-server';
import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Adds up the layout shifts of the page from its start (Layout Instability API). */
function watchShifts(): void {
  const shifts: unknown[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the shifts so far, when fonts are there and two frames have been drawn. */
function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, 'shifts') as unknown;
  });
}

/** Holds the fonts of each load back until it has painted. */
async function holdFonts(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let open = (): void => undefined;
  let opened = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return {
    hold: () => {
      opened = new Promise((resolve) => (open = resolve));
    },
    release: () => open(),
  };
}

/** Width of a text in the text face: another one as soon as the face is used. */
const textWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.textContent = 'Comunichiamo';
    probe.style.cssText = 'position: absolute; font: 100px var(--font-text)';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });

for (const width of [360, 1280]) {
  test(`nothing moves while a page comes to life, fonts that come late included, at ${width} px`, async ({
    page,
    database: _database,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchShifts);
    const fonts = await holdFonts(page);
    for (const [hash] of EVERY_ROUTE) {
      fonts.hold();
      await page.goto('/robots.txt');
      await page.goto(`/${hash}`, { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      fonts.release();
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      // Chromium counts a body that moves when a margin of its content comes after the first paint.
      expect([hash, await page.evaluate(() => document.body.getBoundingClientRect().top)]).toEqual([hash, 0]);
      expect(await shiftsOf(page), hash).toEqual([]);
    }
  });
}

test('nothing moves while a screen arrives in pieces, on a phone and in a window', async ({ page, site }) => {
  const server = await startDrippingServer(site.url);
  await page.addInitScript(watchShifts);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [hash, id] of EVERY_ROUTE) {
      // The page has no element for a position that does not exist.
      if (hash.endsWith('/999')) continue;
      server.drip(id);
      await page.goto('about:blank');
      await page.goto(`${server.url}/${hash}`);
      expect(await shiftsOf(page), `${hash} at ${width}`).toEqual([]);
      expect(await page.locator('html[data-parsing]').count()).toBe(0);
    }
  }
  await server.close();
});

test('a text face that came too late for the first paint is used from the next screen on', async ({
  page,
  database: _database,
}) => {
  const fonts = await holdFonts(page);
  fonts.hold();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const fallback = await textWidth(page);
  fonts.release();
  await page.evaluate(async () => document.fonts.ready);
  expect(await textWidth(page)).toBe(fallback);
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await expect.poll(() => textWidth(page)).not.toBe(fallback);
});
