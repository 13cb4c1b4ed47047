import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { previewAddress } from './preview-page';

const FOOTER = 'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Leaves the page for another document and comes back. */
async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { capture: true });
  });
  await page.goto('/robots.txt');
  await meanwhile();
  await page.evaluate(() => setTimeout(() => history.back()));
}

test(
  'a page that a visitor comes back to is restored as it was left, and is live again',
  { tag: ['@history', '@installed'] },
  async ({ openLive, page, database }) => {
    await openLive('#/contatti');
    await leaveAndReturn(page, () => database.put(FOOTER, 'Cambiato nel frattempo'));
    // Asked again while the documents change over.
    await expect(async () => {
      const seen = await page.evaluate(() => [
        Reflect.get(window, 'isSameDocument'),
        Reflect.get(window, 'persisted'),
      ]);
      expect(seen).toEqual([true, true]);
    }).toPass();
    await expect(page.locator('footer').getByText('Cambiato nel frattempo')).toBeVisible({ timeout: 20_000 });
  },
);

test(
  'a published page that is restored under the address of a draft is loaded anew, and shows the draft with its bar',
  { tag: '@history' },
  async ({ openLive, page }) => {
    await openLive('#/contatti');
    await page.evaluate((draft) => history.replaceState(null, '', draft), previewAddress('#/contatti'));
    await leaveAndReturn(page);
    await expect(page.getByRole('complementary', { name: 'Anteprima' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  },
);
