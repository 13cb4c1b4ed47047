import { expect, test } from './fixtures';

/** The ids of the route elements that are rendered. */
const shownRoutes = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.route, .route-panel')]
    .filter((element) => element.checkVisibility() && !element.hasAttribute('hidden'))
    .map(({ id }) => id)
    .filter((id) => id !== '/cosa_facciamo');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every internal link leads to a screen that is in the page', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('a[href*="#/"]');
    const hrefs = new Set<string>();
    for (const link of await links.all()) hrefs.add((await link.getAttribute('href')) ?? '');
    expect(hrefs.size).toBeGreaterThan(10);
    for (const href of hrefs) {
      const id = decodeURI(href.slice(href.indexOf('#') + 1));
      expect(await page.locator(`[id="${id}"]`).count(), `${href} has its element`).toBe(1);
    }
  });
});

test('a deep link never paints another screen first', async ({ page, database: _database }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(`window.shownRoutes = ${shownRoutes.toString()}`);
  await page.addInitScript(() => {
    const { shownRoutes: shown } = window as unknown as { shownRoutes: () => string[] };
    const seen = new Set<string>();
    Object.assign(window, { seenRoutes: seen });
    const look = (): void => {
      for (const id of shown()) seen.add(id);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/#/lavora_con_noi_dettaglio/5');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const seen = await page.evaluate(() => [...(window as unknown as { seenRoutes: Set<string> }).seenRoutes]);
  expect(seen).toEqual(['/lavora_con_noi_dettaglio/5']);
});
