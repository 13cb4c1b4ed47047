import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { clipped } from './layout/clipped';
import { goTo } from './layout/go-to';
import { overflowing } from './layout/overflowing';

// The reader's own setting, which media queries in em follow too: twice the size browsers come with.
test.use({ moreFlags: ['--blink-settings=defaultFontSize=32'] });
test.setTimeout(120_000);

test('at twice the browser’s font size the toggle of the menu is 44 pixels wide and high at least, and every page of the tabs shows its own tab', async ({
  openLive,
}) => {
  const page = await openLive('#/cosa_facciamo/3');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const toggle = await page.getByRole('button', { name: 'Apri il menu' }).boundingBox();
  expect(Math.min(toggle?.width ?? 0, toggle?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const tab of [3, 1, 2, 3]) {
    await goTo(page, `#/cosa_facciamo/${tab}`);
    const isInView = (): Promise<boolean> =>
      page.getByRole('tab', { selected: true }).evaluate((chosen) => {
        const list = chosen.parentElement?.getBoundingClientRect();
        const { left, right } = chosen.getBoundingClientRect();
        return list !== undefined && left >= list.left && right <= list.right + 1;
      });
    await expect.poll(isInView, `tab ${tab}`).toBe(true);
  }
});

test('at twice the browser’s font size the menu has its toggle until its entries fit into the toolbar', async ({
  openLive,
}) => {
  const page = await openLive('#/cosa_facciamo/1');
  for (const width of [900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
  }
  await page.setViewportSize({ width: 1800, height: 900 });
  const entries = await page
    .locator('header nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(entries).size).toBe(1);
  expect(Math.min(...entries)).toBeGreaterThan(0);
});

// [spec 2.15]
test('at twice the browser’s font size no route scrolls sideways or loses text', async ({ openLive }) => {
  const page = await openLive();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const [hash] of EVERY_ROUTE) {
    await goTo(page, hash);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = async (): Promise<string[]> => [
        ...(await page.evaluate(overflowing)),
        ...(await page.evaluate(clipped)),
      ];
      // The toolbar is measured again in the frame after the window has changed.
      await expect.poll(faults, `${hash} at ${width}`).toEqual([]);
    }
  }
});
