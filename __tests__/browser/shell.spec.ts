import { expect, test } from './fixtures';

const NARROW = { width: 360, height: 740 };

test.describe('without JavaScript, on a narrow screen', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test('the entries of the menu stand in the page, without a toggle, and lead to their screens', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'Chi siamo' }).click();
    await expect(page.locator('[id="/chi_siamo"]')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
    await expect(page.locator('[id="/contatti"]')).toBeVisible();
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: NARROW });

  test('the menu opens and closes with its toggle, with Escape, and after a choice', async ({ openLive }) => {
    const page = await openLive();
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Contatti' });
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Apri il menu' }).click();
      await expect(entry).toBeVisible();
    };
    await open();
    await page.getByRole('button', { name: 'Chiudi il menu' }).click();
    await expect(entry).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await open();
    await entry.click();
    await expect(page.locator('[id="/contatti"]')).toBeVisible();
    await expect(entry).toBeHidden();
  });

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

test('the entrance of 1000 ms belongs to the start: a screen that follows comes without it', async ({
  page,
}) => {
  const durations = (): Promise<unknown[]> =>
    page.evaluate(() => {
      const style = (selector: string): string =>
        getComputedStyle(document.querySelector(selector) ?? document.body).animationDuration;
      return [style('#titolo-home'), location.hash];
    });
  await page.goto('/');
  expect(await durations()).toEqual(['1s', '']);
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.locator('[id="/"]')).toBeVisible();
  expect(await durations()).toEqual(['0s', '#/']);
});

test('two changes of route in quick succession end on the last one', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => (location.hash = '#/contatti'));
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.locator('[id="/contatti"]')).toBeHidden();
  await expect(page.locator('[id="/"]')).toBeVisible();
});
