import { expect, test } from './fixtures';

/** Every address of the specification and a heading or text that only its screen has. */
const ROUTES = [
  ['', '/'],
  ['#/', '/'],
  ['#/sconosciuta', '/'],
  ['#/cosa_facciamo', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/1', '/cosa_facciamo/1'],
  ['#/cosa_facciamo/2', '/cosa_facciamo/2'],
  ['#/cosa_facciamo/3', '/cosa_facciamo/3'],
  ['#/chi_siamo', '/chi_siamo'],
  ['#/lavora_con_noi', '/lavora_con_noi'],
  ['#/lavora_con_noi_dettaglio', '/lavora_con_noi_dettaglio'],
  ['#/lavora_con_noi_dettaglio/3', '/lavora_con_noi_dettaglio/3'],
  ['#/contatti', '/contatti'],
] as const;

/** The ids of the route elements that are rendered. */
const shownRoutes = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.route, .route-panel')]
    .filter((element) => element.checkVisibility() && !element.hasAttribute('hidden'))
    .map(({ id }) => id)
    .filter((id) => id !== '/cosa_facciamo');

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [hash, id] of ROUTES) {
      test(`the address /${hash} shows ${id} and nothing else`, async ({ page, database: _database }) => {
        await page.goto(`/${hash}`);
        if (javaScriptEnabled) {
          expect(await page.evaluate(shownRoutes)).toEqual([id]);
          return;
        }
        const routes = page.locator('.route:not([id="/cosa_facciamo"]), .route-panel');
        const count = await routes.count();
        const shown: (string | null)[] = [];
        for (let index = 0; index < count; index += 1) {
          if (await routes.nth(index).isVisible()) shown.push(await routes.nth(index).getAttribute('id'));
        }
        expect(shown).toEqual([id]);
      });
    }
  });
}

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

  test('following a link changes the screen and going back returns to it', async ({ page }) => {
    await page.goto('/');
    await page.locator('a[href="./#/chi_siamo"]').first().click();
    await expect(page.locator('[id="/chi_siamo"]')).toBeVisible();
    await expect(page.locator('[id="/"]')).toBeHidden();
    await page.goBack();
    await expect(page.locator('[id="/"]')).toBeVisible();
  });
});

test('a deep link never paints another screen first', async ({ page, database: _database }) => {
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

test('a position that does not exist is said to be gone, with the way back', async ({ openLive }) => {
  const page = await openLive('#/lavora_con_noi_dettaglio/999');
  await expect(page.getByRole('heading', { name: 'Posizione non disponibile' })).toBeVisible();
  await page.getByRole('link', { name: 'Torna alla job list' }).click();
  await expect(page.locator('[id="/lavora_con_noi"]')).toBeVisible();
});

test('a change of route sets the title, moves the focus to the heading and starts at the top', async ({
  openLive,
}) => {
  const page = await openLive();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page).toHaveTitle('Contatti — Feeling');
  await expect(page.locator('[id="/contatti"] h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('going back returns to where the page was left, also when it was left while it still moved', async ({
  openLive,
}) => {
  const page = await openLive();
  // In one task: no frame and no scroll event lies between the two.
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
    location.hash = '#/contatti';
  });
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.goBack();
  await expect(page.locator('[id="/"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goForward();
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
});

test('going back after a reload returns to where the page was left', async ({ openLive }) => {
  const page = await openLive();
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
    location.hash = '#/contatti';
  });
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await page.reload();
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.goBack();
  await expect(page.locator('[id="/"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('going back to a tab returns to where it was left', async ({ openLive }) => {
  const page = await openLive('#/cosa_facciamo');
  await page.evaluate(() => (location.hash = '#/cosa_facciamo/2'));
  await expect(page.locator('[id="/cosa_facciamo/2"]')).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    location.hash = '#/contatti';
  });
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[id="/cosa_facciamo/2"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('a tab switches locally: the address follows, focus and scroll stay, back returns', async ({
  openLive,
}) => {
  const page = await openLive('#/cosa_facciamo');
  await page.evaluate(() => window.scrollTo(0, 40));
  // With the mouse itself: Playwright's click scrolls its target into view first.
  const box = await page.getByRole('tab').nth(1).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page).toHaveURL(/#\/cosa_facciamo\/2$/);
  await expect(page.locator('[id="/cosa_facciamo/2"]')).toBeVisible();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
  await page.goBack();
  await expect(page.locator('[id="/cosa_facciamo/1"]')).toBeVisible();
});
