import { violations, violationsAtAnotherWidth } from './axe';
import { EVERY_ROUTE, ONE_OF_EACH } from './every-route';
import { expect, test } from './fixtures';
import { goTo } from './layout/go-to';
import { isLongRun } from './long-run';

const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

test.setTimeout(240_000);

/*
 * What a screen reader tells, as a list of roles and names in order, to be read as Italian. `npx playwright test accessibility
 * --update-snapshots` writes the lists anew.
 */
// [spec 1.4, 2.7, 2.8, 2.17, 2.26, 2.28, 2.29, 2.30, 2.31, 2.32, 2.34, 2.35, 2.36, 2.37, 2.38, 2.39, 2.40, 2.41, 2.43, 2.44, 2.46, 2.47, 9.9]
test('a screen reader hears of each screen what the lists in read-out/ say, and axe finds nothing against WCAG 2.2 AA, in a window and on a phone, also with the menu open', async ({
  openLive,
}) => {
  const page = await openLive();
  await page.setViewportSize(WINDOW);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const found: string[] = [];
  for (const [hash, id] of EVERY_ROUTE) {
    await goTo(page, hash);
    const name = id === '/' ? 'home' : id.slice(1).replaceAll('/', '-');
    // A screen that is shown for the first time is hydrated then, and its sliders start.
    await expect(async () =>
      expect(await page.getByRole('main').ariaSnapshot()).toMatchSnapshot(`${name}.yml`),
    ).toPass({ timeout: 15_000 });
    if (isLongRun || ONE_OF_EACH.has(hash)) found.push(...(await violations(page, hash)));
  }
  for (const around of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(around).ariaSnapshot()).toMatchSnapshot(`${around}.yml`);

  await page.setViewportSize(PHONE);
  for (const [hash] of isLongRun ? EVERY_ROUTE : []) {
    await goTo(page, hash);
    found.push(...(await violationsAtAnotherWidth(page, `${hash} on a phone`)));
  }
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect(page.getByRole('link', { name: 'Contatti' }).first()).toBeVisible();
  found.push(...(await violations(page, 'menu')));
  expect(found).toEqual([]);
});
