import type { Page } from '@playwright/test';
import { colours } from '@/__tests__/second-company/brand/brand';
import { violations } from './axe';
import { weakTexts } from './contrast';
import { complaintsOf } from './complaints-of';
import { isGone, routesOf } from './every-route';
import { hoverAll, pastedInto, undeclaredLooks } from './pasted-colours';
import { expect, test } from './fixtures';
import { overflowing } from './layout/overflowing';

/*
 * A boat builder with other fonts and colours (light on dark), a square shape, a longer menu and no welfare: nothing but two folders make it. The journeys
 * of screens, tabs and pages without scripts run on its site too (playwright.config.ts).
 */

/** Its screens and tabs, and one position. */
const screensOf = (published: unknown): readonly string[] =>
  routesOf(published).flatMap(([hash, id]) => (isGone(hash) ? [] : [id]));

async function show(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), screen);
  await expect(page.locator(`[id="${screen}"]`)).toBeVisible();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    // High: each part of a page that stands in the window is a picture to look at.
    test.use({ viewport: { width, height: 1600 } });

    test('every screen and every page stands without an error, axe finds nothing, and every text can be read on its ground', async ({
      page,
      openLive,
      site,
      published,
    }) => {
      const errors = complaintsOf(page);
      await openLive();
      const found: string[] = [];
      for (const screen of screensOf(published)) {
        await show(page, screen);
        // The colours of texts are looked at as they are painted, which is more.
        const rules = { 'color-contrast': { enabled: false } };
        // On a phone the page has the same elements.
        if (width > 360) found.push(...(await violations(page, screen, rules)));
        const { weak, looked } = await weakTexts(page, screen);
        expect(looked, screen).toBeGreaterThan(20);
        found.push(...weak);
      }
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
      const pages = Array.from(
        sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
        ([, at = '']) => new URL(at).pathname,
      );
      expect(pages.length).toBeGreaterThanOrEqual(screensOf(published).length);
      for (const path of width > 360 ? pages : []) {
        await page.goto(path);
        found.push(...(await violations(page, path)));
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}

test('whatever colours are pasted, the schema names every ground on which a field is shown, under the pointer and selected too', async ({
  openLive,
  database,
  company,
  published,
}) => {
  const { content, fields } = pastedInto(published);
  await database.put(`projects/${company.project}`, content);
  const page = await openLive();
  const faults: string[] = [];
  const shown = new Set<number>();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of screensOf(published)) {
      await show(page, screen);
      await expect(page.locator(`[id="${screen}"]`)).toContainText('campo');
      if (width === 1280) await hoverAll(page);
      const { undeclared, seen } = await undeclaredLooks(page, fields, colours);
      seen.forEach((number) => shown.add(number));
      faults.push(...undeclared);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(shown.size).toBeGreaterThan(fields.length / 2);
});

test('no screen is wider than its window and no text is outside of it, from a phone to a large desktop', async ({
  openLive,
  published,
}) => {
  const page = await openLive();
  const wrong: string[] = [];
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of screensOf(published)) {
      await show(page, screen);
      wrong.push(...(await page.evaluate(overflowing)).map((what) => `${screen} at ${width} px: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test('the tab that it has no content for is nowhere, and its address shows the first tab', async ({
  openLive,
  site,
}) => {
  const page = await openLive();
  await show(page, '/cosa_facciamo/1');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.goto('/#/cosa_facciamo/3');
  await expect(page.locator('[id="/cosa_facciamo/1"]')).toBeVisible();
  expect((await fetch(`${site.url}/cosa_facciamo/welfare/`)).status).toBe(404);
});
