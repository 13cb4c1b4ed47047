import { expect, test } from './fixtures';

const NARROW = { width: 360, height: 740 };

test.describe('on a narrow screen', () => {
  test.use({ viewport: NARROW });

  // [spec 2.12]
  test('the page behind the open menu does not scroll, and stays where it is; the menu closes when the window grows until its entries stand in the toolbar, and on Back', async ({
    openLive,
  }) => {
    const page = await openLive('#/contatti');
    await page.evaluate(() => (location.hash = '#/chi_siamo'));
    await expect(page.locator('[id="/chi_siamo"]')).toBeVisible();
    const isOpen = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector(':popover-open') !== null);
    const toggle = page.getByRole('button', { name: 'Apri il menu' });
    await page.evaluate(() => window.scrollTo(0, 300));
    await toggle.click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await toggle.click();
    await page.setViewportSize({ width: 600, height: 740 });
    expect(await isOpen()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 740 });
    await expect.poll(isOpen).toBe(false);
    await page.setViewportSize(NARROW);
    await toggle.click();
    await page.goBack();
    await expect(page.locator('[id="/contatti"]')).toBeVisible();
    expect(await isOpen()).toBe(false);
  });

  // [spec 2.11]
  test('the menu closes after a choice also while the scripts of the page are on their way', async ({
    page,
  }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Contatti' });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await entry.click();
    await expect(page.locator('[id="/contatti"]')).toBeVisible();
    await expect(entry).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

// [spec 7.19, 9.5, 9.16]
test('the entrance of 1000 ms belongs to the start: a screen that follows comes without it; from 1536 px up the page grows with the window; a page view measures itself, readable in the window, and sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const durations = (): Promise<unknown[]> =>
    page.evaluate(() => {
      const style = (selector: string): string =>
        getComputedStyle(document.querySelector(selector) ?? document.body).animationDuration;
      return [style('#titolo-home'), location.hash];
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await durations()).toEqual(['1s', '']);
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  // What it has is shorter, and of the whole screen.
  await expect(page.locator('[id="/contatti"]')).toHaveCSS('animation-duration', '0.32s');
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.locator('[id="/"]')).toBeVisible();
  expect(await durations()).toEqual(['0s', '#/']);

  await page.evaluate(() => (location.hash = '#/chi_siamo'));
  await expect(page.locator('[id="/chi_siamo"]')).toBeVisible();
  const contentWidth = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(
      () => document.querySelector('[id="/chi_siamo"] article')?.getBoundingClientRect().width ?? 0,
    );
  };
  const [below, at, wide] = [await contentWidth(1535), await contentWidth(1536), await contentWidth(2200)];
  // No jump at the breakpoint itself.
  expect(at - below).toBeLessThan(8);
  expect(wide).toBeGreaterThan(1700);

  await page.waitForFunction(() => '__vitals' in window && 'TTFB' in (window.__vitals ?? {}));
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});

test('an address that is no file says so, in its title too', async ({ page }) => {
  const response = await page.goto('/non-esiste');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Questa pagina non c’è — Feeling');
  await expect(page.getByRole('link', { name: 'Torna alla home' })).toBeVisible();
});
