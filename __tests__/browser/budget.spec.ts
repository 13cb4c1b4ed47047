import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { NAME, NOT_AVAILABLE } from './preview-page';
import { OUT } from './test-site';

const KIB = 1024;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Bytes that travel for a file of the export: its Brotli sibling, or itself when it has none. */
async function sentBytes(path: string): Promise<number> {
  const file = join(OUT, path);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** The scripts and styles that a page has loaded. */
async function loaded(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(names.map((name) => new URL(name).pathname))].filter((path) => /\.(js|css)$/.test(path));
}

test('the scripts of a visit that touches nothing are at most 167 KiB, database and sliders among them, and none starts Next’s router; no byte is of the preview or of the way from a text to its field: no attribute, style or message', async ({
  openLive,
  database,
}) => {
  const page = await openLive();
  // The slider of the cover is the one piece that comes after the database.
  await page.waitForSelector('.swiper-initialized', { state: 'attached' });
  const scripts = (await loaded(page)).filter((path) => path.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(sentBytes));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(scripts.length).toBeGreaterThan(4);
  expect(total, scripts.map((path, index) => `${path} ${sizes[index] ?? 0}`).join('\n')).toBeLessThanOrEqual(
    167 * KIB,
  );
  expect(await page.evaluate(() => 'next' in window || '__next_f' in window)).toBe(false);

  // What reads and cleans a text comes with the first one.
  await database.put(
    'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value',
    'Ora <b>nuovo</b>',
  );
  await expect(page.locator('footer').getByText('Ora nuovo')).toBeVisible();
  const read = (path: string): Promise<string> => readFile(join(OUT, path), 'utf8');
  const visit = await Promise.all([...(await loaded(page)), 'index.html'].map(read));
  const chunks = join('_next', 'static', 'chunks');
  const names = (await readdir(join(OUT, chunks))).filter((name) => /\.(js|css)$/.test(name));
  const all = await Promise.all(names.map((name) => read(join(chunks, name))));
  for (const word of [
    ...['data-content', 'data-changed', 'data-editing', 'content-preview', 'data-preview=open', '100vmax'],
    ...[NAME, NOT_AVAILABLE, 'L’anteprima non risponde', 'Verifica dell', 'Prossima differenza'],
    ...['drafts/', 'senza testo alternativo'],
  ]) {
    expect(all.filter((file) => file.includes(word)).length, word).toBeGreaterThan(0);
    expect(visit.filter((file) => file.includes(word)).length, word).toBe(0);
  }
});

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

test('a screen has its styles before the click of who touches its link: the click restyles less than half of its elements', async ({
  openLive,
  browser,
}) => {
  const page = await openLive();
  await page.waitForSelector('main [hidden="until-found"]', { state: 'attached' });
  // A font that comes with the click restyles every element that is shown.
  await page.evaluate(() =>
    Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined),
  );
  const link = page.locator('nav a[href$="#/lavora_con_noi"]');
  await link.dispatchEvent('pointerdown');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await link.evaluate(async (element: HTMLElement) => {
    performance.mark('clicked');
    element.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    performance.mark('painted');
  });
  const trace = await browser.stopTracing();
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const time = (name: string): number => events.find((event) => event.name === name)?.ts ?? Number.NaN;
  const restyled = events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > time('clicked') && ts < time('painted'))
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan((await page.locator('[id="/lavora_con_noi"] *').count()) / 2);
});

test('the page itself is at most 27 KiB, and the font that stands in it at most 5', async () => {
  const html = await readFile(join(OUT, 'index.html'), 'utf8');
  const [, font = ''] = /url\(data:font\/woff2;base64,([\w+/=]+)\)/.exec(html) ?? [];
  const fontBytes = Buffer.from(font, 'base64').length;
  expect(fontBytes).toBeGreaterThan(0);
  expect(fontBytes).toBeLessThanOrEqual(5 * KIB);
  // Compressed, the letters of base64 come to the bytes of the font again.
  expect((await sentBytes('index.html')) - fontBytes).toBeLessThanOrEqual(27 * KIB);
});

test('every page at a real path fits into the first packets of a connection: 14,000 bytes', async () => {
  const pages = (await readdir(OUT, { recursive: true })).filter((name) => name.endsWith('/index.html'));
  // Editors alone open the entry at its second path.
  const names = pages.filter((name) => !`/${name}`.startsWith(SITE.framedPath));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(await sentBytes(name), name).toBeLessThanOrEqual(14_000);
});
