import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { walkFiles } from 'still-live/build/files';
import type { RunningExamples } from '@/__tests__/tools/start-examples';
import { violations } from './axe';
import { OUT } from './test-site';

/* The examples of the components (`npm run examples`) tried in a real browser: what no screen shows. */

interface ExamplesOptions {
  /** The component whose examples are shown; empty shows all. */
  readonly component: string;
}

const test = base.extend<
  ExamplesOptions & { readonly said: string[] },
  { readonly examples: RunningExamples }
>({
  examples: [
    async ({}, use) => {
      const { startExamples } = await import('@/__tests__/tools/start-examples');
      const running = await startExamples({ root: process.cwd(), port: 0, watch: false });
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  component: ['', { option: true }],
  // What the page says on the console, beside information.
  said: [
    async ({ page, examples, component }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (/error|warning/.test(message.type())) said.push(message.text());
      });
      page.on('pageerror', ({ message }) => said.push(message));
      await page.goto(`${examples.url}/${component === '' ? '' : `?component=${component}`}`);
      await page.locator('[data-example]').first().waitFor();
      await use(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

const LONG = { tag: '@long' };

const example = (page: Page, id: string): Locator => page.locator(`[data-example="${id}"]`);

async function openDialog(page: Page, name: string): Promise<Locator> {
  await example(page, `dialog/${name}`).getByRole('button', { name: 'Apri' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test(
  "axe finds nothing in any example, nor in an open dialog; the visitors' export holds no examples",
  LONG,
  async ({ page }) => {
    expect(await violations(page, 'examples')).toEqual([]);
    await openDialog(page, 'long content');
    expect(await violations(page, 'dialog')).toEqual([]);

    const sentences = await page.locator('[data-example] > p').allTextContents();
    expect(sentences.length).toBeGreaterThan(10);
    const files = walkFiles(OUT);
    expect(files).toContain('index.html');
    expect(files.filter((file) => /example/i.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(html|js|css|json|txt)$/.test(name))) {
      const text = await readFile(join(OUT, file), 'utf8');
      expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
    }
  },
);

test.describe('the dialog', () => {
  test.use({ component: 'dialog' });

  // [spec 4.18, 9.17]
  test('the dialog takes the focus, keeps it, and gives it back when Escape closes it; a press on the backdrop closes it, one inside does not; with callbacks that do not close, only the close icon closes it; it takes 225 ms to come and 195 ms to go', async ({
    page,
  }) => {
    const dialog = await openDialog(page, 'button texts');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop lies the browser's own toolbar, where the page has no focus at all.
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(example(page, 'dialog/button texts').getByRole('button', { name: 'Apri' })).toBeFocused();

    await openDialog(page, 'defaults');
    await dialog.getByText('Tre testi').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();

    await openDialog(page, 'callbacks that stay');
    const said = example(page, 'dialog/callbacks that stay').locator('output');
    await dialog.getByRole('button', { name: 'Applica' }).click();
    await expect(said).toHaveText('ok');
    // Also when it is pressed again: Chromium would close the dialog by itself.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(said).toHaveText('annulla');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog).toBeHidden();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // One that is closed has no role.
    const shown = await (await openDialog(page, 'defaults')).elementHandle();
    const durations = () =>
      shown.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '));
    expect(new Set(await durations())).toEqual(new Set(['0.225s']));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(new Set(await durations())).toEqual(new Set(['0.195s']));
  });

  // [spec 9.11]
  test(
    'every width of the dialog is that of its breakpoint, and never more than the window',
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 1700, height: 800 });
      for (const [name, width] of [
        ['xs', 444],
        ['sm', 600],
        ['md', 900],
        ['lg', 1200],
        ['xl', 1536],
      ] as const) {
        const dialog = await openDialog(page, `width ${name}`);
        await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await page.setViewportSize({ width: 320, height: 256 });
      const dialog = await openDialog(page, 'long content');
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(288);
      for (const name of ['Chiudi', 'Applica']) {
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    },
  );
});
