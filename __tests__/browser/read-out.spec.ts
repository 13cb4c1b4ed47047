import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';

/*
 * What a screen reader tells, as a list of roles and names in order, to be read as Italian. `npx playwright test read-out
 * --update-snapshots` writes the lists anew.
 */
// [spec 2.7, 2.8, 2.17, 2.26, 2.28, 2.29, 2.30, 2.31, 2.32, 2.34, 2.35, 2.36, 2.37, 2.38, 2.39, 2.40, 2.41, 2.43, 2.44, 2.46, 2.47, 9.9]
test('a screen reader hears of each screen what the lists in read-out/ say', async ({ openLive }) => {
  const page = await openLive();
  for (const [hash, id] of EVERY_ROUTE) {
    await page.evaluate((next) => (location.hash = next), hash);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['route'])).toBe(id);
    const name = id === '/' ? 'home' : id.slice(1).replaceAll('/', '-');
    // A screen that is shown for the first time is hydrated then, and its sliders start.
    await expect(async () =>
      expect(await page.getByRole('main').ariaSnapshot()).toMatchSnapshot(`${name}.yml`),
    ).toPass({ timeout: 15_000 });
  }
  for (const around of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(around).ariaSnapshot()).toMatchSnapshot(`${around}.yml`);
});
