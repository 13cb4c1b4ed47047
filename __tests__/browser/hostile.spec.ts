import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { BrowserContext, Page } from '@playwright/test';
import type { ExportData } from 'still-live/content/site-data';
import { hydrationData } from 'still-live/build/export/page-data';
import { expect, test } from './fixtures';
import { HOSTILE_KEY } from './hostile/hostile-content';
import {
  dangerousParts,
  type InPage,
  recordInPage,
  stir,
  type Watched,
  watchPage,
} from './hostile/watch-page';
import { isLongRun } from './long-run';
import { firstPlain, ownContent } from './own-content';
import type { OwnSite } from './own-site';

/*
 * Payloads in every field: an export is built from them, then other payloads arrive live. With the policy of the build, which tells what it
 * refuses, and in the long run once more without any, so that the sanitiser alone is proven.
 */

const ROOT = process.cwd();
const LIVE_START = 150;

let own: OwnSite;

test.beforeAll(({ ownSite }) => {
  own = ownSite;
});

// Others visit it after these tests.
test.afterAll(({ published }) => own.put('', ownContent(published, 0)));

/** Answers the page without its policy, in header and `<meta>`. */
async function dropPolicy(context: BrowserContext): Promise<void> {
  await context.route(`${own.site.url}/`, async (route) => {
    const response = await route.fetch();
    const dropped = ['content-security-policy', 'content-encoding', 'content-length'];
    const headers = Object.entries(response.headers()).filter(([name]) => !dropped.includes(name));
    const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ response, headers: Object.fromEntries(headers), body: html });
  });
}

async function watch(context: BrowserContext, page: Page): Promise<Watched> {
  const watched = await watchPage(context, page, {
    site: own.site.url,
    database: `http://127.0.0.1:${own.database.port}`,
  });
  await page.addInitScript(recordInPage);
  return watched;
}

const inPage = (): InPage => ({
  pwned: Reflect.has(window, '__pwned'),
  ...(window as unknown as { record: Omit<InPage, 'pwned'> }).record,
});

/** Whether React has a screen, which it hydrates when it is shown: before, the browser itself follows its links. */
const isHydrated = (id: string): boolean =>
  Object.keys(document.getElementById(id) ?? {}).some((name) => name.startsWith('__react'));

/** Goes through every screen with payloads, stirs it, and says what is wrong. Takes the number of the first position without. */
async function visitEverything(page: Page, watched: Watched, plain: number): Promise<void> {
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('.route, .route-panel')].map(({ id }) => id),
  );
  expect(ids).toContain('/lavora_con_noi_dettaglio/1');
  // A position whose key is no index has neither card nor screen.
  expect(ids).not.toContain(`/lavora_con_noi_dettaglio/${encodeURIComponent(HOSTILE_KEY)}`);
  const isPlain = (id: string): boolean => Number(/_dettaglio\/(\d+)$/.exec(id)?.[1] ?? 0) >= plain;
  for (const id of ids.filter((one) => !isPlain(one))) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`);
    await page.waitForFunction(isHydrated, id);
    expect(await page.evaluate(dangerousParts), id).toEqual([]);
  }
  await page.evaluate(stir, plain);
  expect(await page.evaluate(dangerousParts)).toEqual([]);
  const seen = await page.evaluate(inPage);
  expect(seen.pwned).toBe(false);
  expect(seen.violations).toEqual([]);
  expect(seen.opened.length).toBeGreaterThan(0);
  expect(seen.opened.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
  expect(watched.deeds).toEqual([]);
}

for (const policy of isLongRun ? ['with', 'without'] : ['with']) {
  test(`hostile content does nothing, built and live, ${policy} the security policy`, async ({
    context,
    page,
    published,
  }) => {
    const plain = firstPlain(published);
    await own.put('', ownContent(published, 0));
    const watched = await watch(context, page);
    if (policy === 'without') await dropPolicy(context);
    await page.goto(`${own.site.url}/`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await visitEverything(page, watched, plain);

    await own.put('', ownContent(published, LIVE_START));
    await own.put(
      'footer/sezione_contatti/paragrafo_contatti/_value',
      '<b>ultimo</b><script>__pwned=1</script>',
    );
    await expect(page.locator('footer').getByText('ultimo')).toBeAttached();
    await visitEverything(page, watched, plain);
  });
}

test('without JavaScript the page holds its own script elements only, and nothing acts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const watched = await watch(context, page);
  await page.goto(`${own.site.url}/`);
  const scripts = await page
    .locator('script')
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 40)));
  expect(
    scripts.filter((tag) => !/^<script (?:id="(?:early|heading-font)"|type="application)/.test(tag)),
  ).toEqual([]);
  expect(await page.locator('meta[http-equiv]').count()).toBe(1);
  expect(watched.deeds).toEqual([]);
  await context.close();
});

test('the data the page hydrates with is whole: nothing in it leaves its place in the script', async () => {
  const html = await (await fetch(`${own.site.url}/`)).text();
  const [, dataPath = ''] = /data-sources="(\S+page-data-\w+\.js)/.exec(html) ?? [];
  const script = await (await fetch(new URL(dataPath, own.site.url))).text();
  const page: { readonly self: { siteHydration?: Readonly<Record<string, unknown>> } } = { self: {} };
  runInNewContext(script, page);
  expect(Object.keys(page).sort()).toEqual(['TURBOPACK', 'self']);
  expect(Object.keys(page.self)).toEqual(['siteHydration']);
  const file = await readFile(join(ROOT, '.snapshot', 'site.json'), 'utf8');
  const written = JSON.parse(file) as ExportData;
  const whole: object = hydrationData(written);
  const data = Object.entries(page.self.siteHydration ?? {});
  expect(data.map(([key]) => key)).toEqual(expect.arrayContaining(['snapshot', 'pictures', 'paths']));
  for (const [key, value] of data)
    expect(JSON.stringify(value), key).toBe(JSON.stringify(Reflect.get(whole, key)));
  const { paths = {} } = page.self.siteHydration ?? {};
  expect(Object.values(paths ?? {}).filter((path) => !/^\/[a-z0-9_/-]*$/.test(String(path)))).toEqual([]);
  expect(Object.keys(paths ?? {}).length).toBeGreaterThan(7);
  expect(JSON.stringify(written)).toContain('</script><script>__pwned=1');
});

test('these tests would see a payload that acts', async ({ context, page }) => {
  const watched = await watch(context, page);
  await dropPolicy(context);
  await page.goto(`${own.site.url}/`);
  await page.evaluate(() => {
    const main = document.createElement('main');
    document.body.append(main);
    main.innerHTML =
      '<img src=/x onerror="__pwned=1;alert(1)"><a href="javascript:void(0)">x</a><link rel=stylesheet href="https://evil.example/l.css">';
  });
  await expect
    .poll(() => watched.deeds)
    .toEqual(expect.arrayContaining(['dialog: 1', 'stylesheet: https://evil.example/l.css']));
  expect((await page.evaluate(inPage)).pwned).toBe(true);
  expect(await page.evaluate(dangerousParts)).toEqual(['img onerror', 'javascript:void(0)']);
});
