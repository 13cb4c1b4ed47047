import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { exampleRoutes } from '@/__tests__/tools/example-routes';
import { expect, test } from './fixtures';

/*
 * Every screen beside a small picture of what it looked like: what is gone, covered or elsewhere is noticed, letters and shades are not.
 * Without scripts a page stands still and loads all its pictures. `LIKENESS=write TEST_LENGTH=long npx playwright test likeness` draws the
 * pictures anew, after a change of the looks that is meant.
 */

const FILE = join('__tests__', 'browser', 'likeness.json');
const WIDTHS = [360, 1280];
const [COLUMNS, ROWS] = [12, 24];

const routes = exampleRoutes('1');

const isDrawing = process.env['LIKENESS'] === 'write';
const known: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const drawn: Record<string, string> = {};

test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });
test.skip(!isDrawing && !existsSync(FILE), 'its pictures are not drawn yet');
test.afterAll(() => {
  if (isDrawing) writeFileSync(FILE, `${JSON.stringify(drawn, null, 2)}\n`);
});

for (const width of WIDTHS)
  test(`every screen looks as it did, ${width} pixels wide`, { tag: '@long' }, async ({ page }) => {
    expect(routes.length).toBeGreaterThan(7);
    await page.setViewportSize({ width, height: 800 });
    // A text font that comes late is left out of the page that waits for it: lines would break in one or the other font.
    await page.route('**/*.woff2', (request) => request.abort());
    for (const route of routes) {
      await page.goto('about:blank');
      await page.goto(`/#${route}`);
      // Those below the window come when they are scrolled to, and are drawn when they are decoded.
      await page.evaluate(() => {
        const shown = [...document.images].filter((image) => image.checkVisibility());
        for (const image of shown) Object.assign(image, { loading: 'eager', decoding: 'sync' });
        return Promise.all(shown.map((image) => image.decode()));
      });
      const clip = { x: 0, y: 0, width, height: 2000 };
      const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
      const cells = await sharp(png).removeAlpha().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
      drawn[`${width} ${route}`] = cells.toString('base64');
      if (isDrawing) continue;
      const before = Buffer.from(known[`${width} ${route}`] ?? '', 'base64');
      const distances = [...cells].map((value, at) => Math.abs(value - (before[at] ?? -255)));
      const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
      expect.soft([route, mean < 3, Math.max(...distances) < 48]).toEqual([route, true, true]);
    }
  });
