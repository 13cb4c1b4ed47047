import { chromiumFlags, findChromium } from '@/lib/tools/test/find-chromium';
import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { clipped } from './layout/clipped';
import { goTo } from './layout/go-to';
import { overflowing } from './layout/overflowing';

// The reader's own setting, which media queries in em follow too: twice the size browsers come with.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags(), '--blink-settings=defaultFontSize=32'],
  },
});
test.setTimeout(120_000);

test('at twice the browser’s font size no route scrolls sideways or loses text', async ({ openLive }) => {
  const page = await openLive();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const found: string[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [hash] of EVERY_ROUTE) {
      await goTo(page, hash);
      for (const check of [overflowing, clipped]) {
        found.push(...(await page.evaluate(check)).map((what) => `${hash} at ${width}: ${what}`));
      }
    }
  }
  expect(found).toEqual([]);
});
