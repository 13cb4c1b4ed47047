import type { Locator } from '@playwright/test';
import { DRAFT_TEXT, KEY, NAME, openPreview, requestedPaths, expect, test } from './preview-page';

// [spec 2.6, 2.18, 4.5, 4.13, 5.2, 7.4]
test('draft=TRUE is not draft mode; the parameters may stand inside the hash, and the address is put in order; in another order it still moves within the page', async ({
  page,
}) => {
  const paths = requestedPaths(page);
  const name = page.getByText(NAME, { exact: true });
  const heading = (text: string): Locator => page.getByRole('heading', { level: 1, name: text });
  await page.goto(`/?draft=TRUE&projectApiKey=${KEY}`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await expect(name).toHaveCount(0);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => path.startsWith('/drafts'))).toEqual([]);

  await page.goto(`/#/chi_siamo?draft=true&projectApiKey=${KEY}`);
  await expect(name).toBeVisible();
  await expect(heading('Chi siamo')).toBeVisible();
  const { search, hash } = new URL(page.url());
  expect(search + hash).toBe(`?draft=true&projectApiKey=${KEY}#/chi_siamo`);

  await page.goto(`/?projectApiKey=${KEY}&utm_source=mail&draft=true`);
  await expect(name).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
  await expect(heading('Contatti')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

// [spec 2.87]
test('the preview is kept from search engines and sends no referrer, and links stay in it without loading the page again; a new tab without the query is published', async ({
  page,
  context,
}) => {
  await openPreview(page);
  await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="referrer"]').last()).toHaveAttribute('content', 'no-referrer');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  expect(page.url()).toContain(`?draft=true&projectApiKey=${KEY}#/contatti`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const links = await page
    .locator('a[href*="#/"]:visible:not(aside a)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(3);
  for (const href of links) expect(href).toContain(`./?draft=true&projectApiKey=${KEY}#/`);

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.waitForSelector('html[data-live]', { state: 'attached' });
  await expect(tab.locator('meta[content="noindex"]')).toHaveCount(0);
  await expect(tab.getByText(NAME, { exact: true })).toHaveCount(0);
  await expect(tab.getByText(DRAFT_TEXT)).toHaveCount(0);
});
