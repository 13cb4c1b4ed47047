import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { entryScreens, parseRoute } from 'still-live/route/route';
import { complaintsOf } from './complaints-of';
import { crawl } from './crawler';
import { EVERY_PAGE } from './every-route';
import { slowShell } from './slow-shell';
import { expect, test } from './fixtures';
import { OUT } from './test-site';

/* The static pages: how the world finds every screen, and how a visitor goes on from there. */

const PUBLIC = 'https://www.feeling.example';
const isEntry = (id: string): boolean => entryScreens().some((screen) => screen === parseRoute(id).screen);
const POSITION = '/lavora_con_noi/consulente-di-welfare-aziendale/';

test('a crawler without scripts finds every screen and position, from the app shell and from the site map', async ({
  site,
}) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
  const paths = listed.map((address) => address.slice(PUBLIC.length));

  const fromEntry = await crawl(site.url, ['/']);
  const fromMap = await crawl(site.url, paths);
  expect([...fromEntry.keys()].sort()).toEqual([...paths, '/mappa/'].sort());
  expect([...fromMap.keys()].sort()).toEqual([...fromEntry.keys()].sort());
  // The app shell names no route: it shows Home.
  const routes = paths.map((path) => fromMap.get(path)?.route ?? '/');
  expect([...routes].sort()).toEqual([...EVERY_PAGE].sort());

  // The app shell itself links to the page of every screen, and not only to the map.
  const ofScreens = paths.filter((_, index) => !isEntry(routes[index] ?? ''));
  expect(fromEntry.get('/')?.links).toEqual(expect.arrayContaining([...ofScreens, '/mappa/']));

  const pages = [...fromEntry.values()];
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(pages.filter(({ path, canonical }) => canonical !== `${PUBLIC}${path}`)).toEqual([]);
  expect(pages.filter(({ noindex }) => noindex)).toEqual([]);
  expect(pages.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual([]);
  expect(pages.filter(({ path, headings }) => path !== '/' && headings !== 1)).toEqual([]);
  expect(pages.filter(({ path, data }) => path !== '/mappa/' && data.length !== 1)).toEqual([]);
});

test('every link within the app shell leads to a screen that is in it', async () => {
  const $ = load(await readFile(join(OUT, 'index.html'), 'utf8'), { scriptingEnabled: false });
  const ids = new Set($('[id]').map((_, { attribs }) => attribs['id']));
  const hrefs = [...new Set($('a[href*="#/"]').map((_, { attribs }) => attribs['href']))];
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !ids.has(decodeURI(href.slice(href.indexOf('#') + 1))))).toEqual([]);
});

test('a static page asks the site alone for its own screen and shared files, keeps nothing on the device, and a click goes on in the app shell', async ({
  page,
  site,
}) => {
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(site.url, '')));
  await page.goto(POSITION, { waitUntil: 'networkidle' });
  expect(new URL(page.url()).pathname).toBe(POSITION);
  expect(asked.filter((path) => path.endsWith('.js') || !path.startsWith('/'))).toEqual([]);
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  await expect(page.locator('html')).toHaveAttribute('data-entry', '/#/lavora_con_noi_dettaglio/1');
  expect(asked).toContain('/');
  await page.getByRole('link', { name: 'Torna alla job list' }).click();
  await expect(page).toHaveURL(`${site.url}/#/lavora_con_noi`);
  await expect(page.locator('[id="/lavora_con_noi"]')).toBeVisible();
  expect(complaints).toEqual([]);

  await page.goto(`/chi_siamo/?draft=true&projectApiKey=x`);
  await page.waitForURL(`${site.url}/?draft=true&projectApiKey=x#/chi_siamo`);
});

test('the app shell does not replace a static page until it has the whole screen', async ({ page, site }) => {
  let sendRest = (): void => undefined;
  const entry = await slowShell(site.url, (html, response) => {
    const start = html.indexOf('<main');
    response.write(html.slice(0, start));
    sendRest = () => void response.end(html.slice(start));
  });
  try {
    await page.goto(`${entry.url}/contatti/`, { waitUntil: 'networkidle' });
    const followed = page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });
    await page
      .locator('header a[data-entry="/#/chi_siamo"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await followed;
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    // The parser has the toolbar, and all that is needed to paint it.
    await page.locator('header').waitFor({ state: 'attached' });
    // Timers run while a paint waits; many turns give it every chance to come too early.
    for (let turn = 0; turn < 30; turn += 1) {
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
    }
    expect(await paints()).toBe(0);
    sendRest();
    await expect(page.locator('[id="/chi_siamo"]')).toBeVisible();
    await expect.poll(paints).toBeGreaterThan(0);
  } finally {
    await entry.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a static page reads, has its menu, and leads on by real paths', async ({ page, site }) => {
    await page.goto('/cosa_facciamo/prodotti/?draft=true');
    await expect(page.locator('[id="/cosa_facciamo/2"]')).toBeVisible();
    await page.getByRole('link', { name: 'Welfare' }).first().click();
    await expect(page).toHaveURL(`${site.url}/cosa_facciamo/welfare/`);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
    await expect(page).toHaveURL(`${site.url}/contatti/`);
    await expect(page.locator('h1')).toHaveText('Contatti');
    await page.getByText('Mappa del sito').click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prodotti' }).click();
    await expect(page).toHaveURL(`${site.url}/cosa_facciamo/prodotti/`);
    await page.getByText('Mappa del sito').click();
    await page.getByRole('link', { name: 'Tutte le pagine' }).click();
    await expect(page.locator('main li a')).toHaveCount(EVERY_PAGE.filter((id) => id !== '/').length);
  });
});
