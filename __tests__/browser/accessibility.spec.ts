import { violations } from './axe';
import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { previewAddress } from './preview-page';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px axe finds nothing against WCAG 2.2 AA`, () => {
    test.use({ viewport: { width, height: 800 } });

    // [spec 1.4]
    test('on any route', async ({ openLive }) => {
      test.setTimeout(240_000);
      const page = await openLive();
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      const found: string[] = [];
      for (const [hash] of EVERY_ROUTE) {
        await page.evaluate((next) => (location.hash = next), hash);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.dataset['route']))
          .toBe(hash.slice(1));
        found.push(...(await violations(page, hash)));
      }
      expect(found).toEqual([]);
    });

    test('with a dialog open', async ({ page, database: _database }) => {
      test.setTimeout(120_000);
      await page.goto(previewAddress());
      const bar = page.getByRole('complementary', { name: 'Anteprima' });
      await bar.waitFor();
      // On small screens the bar starts folded.
      const folded = bar.locator('button[aria-expanded="false"]');
      if (await folded.isVisible()) await folded.click();
      await page.getByRole('button', { name: /Tutte le modifiche \d/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
    });
  });
}

test.describe('at 360 px axe finds nothing against WCAG 2.2 AA', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('with the menu open', async ({ openLive }) => {
    const page = await openLive();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(page.getByRole('link', { name: 'Contatti' }).first()).toBeVisible();
    expect(await violations(page, 'menu')).toEqual([]);
  });
});
