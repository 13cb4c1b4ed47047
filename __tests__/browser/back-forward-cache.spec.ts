import { expect, test } from './fixtures';

const FOOTER = 'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value';

// Playwright switches it off, because its own navigation methods lose a page that is restored from it.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  withoutFlags: ['--disable-back-forward-cache'],
});

test('a page that a visitor comes back to is restored as it was left, and is live again', async ({
  openLive,
  page,
  database,
}) => {
  await openLive('#/contatti');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/robots.txt');
  await database.put(FOOTER, 'Cambiato nel frattempo');
  await page.evaluate(() => setTimeout(() => history.back()));
  // Asked again while the documents change over.
  await expect(async () => {
    const seen = await page.evaluate(() => [
      Reflect.get(window, 'isSameDocument'),
      Reflect.get(window, 'persisted'),
    ]);
    expect(seen).toEqual([true, true]);
  }).toPass();
  await expect(page.locator('footer').getByText('Cambiato nel frattempo')).toBeVisible({ timeout: 20_000 });
});
