import type { Page } from '@playwright/test';
import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { goTo } from './layout/go-to';
import { overflowing } from './layout/overflowing';
import { MARKER, shapelessContent } from './layout/shapeless-content';

const BASE = 'projects/feeling';
const WIDTHS = [320, 360, 600, 768, 900, 1200, 1536, 1920, 2560];

test.setTimeout(240_000);

/** Resizes the window through all widths; gives what overflowed. */
async function atAllWidths(page: Page, hash: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    // A low window: what is wider than it is so at any height, and less is drawn.
    await page.setViewportSize({ width, height: 480 });
    found.push(...(await page.evaluate(overflowing)).map((what) => `${hash} at ${width}: ${what}`));
  }
  return found;
}

// [spec 9.15]
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

test('no e-mail address gets a hyphen at the end of a line, which would be read as part of it', async ({
  openLive,
}) => {
  const page = await openLive('#/contatti');
  const addresses = page.locator('a[href^="mailto:"]');
  const hyphens = await addresses.evaluateAll((links) => links.map((link) => getComputedStyle(link).hyphens));
  expect(hyphens.length).toBeGreaterThan(3);
  expect(new Set(hyphens)).toEqual(new Set(['none']));
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
