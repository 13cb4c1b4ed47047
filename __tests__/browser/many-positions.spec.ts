import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walkFiles } from '@/lib/pipeline/files';
import { expect, test } from './fixtures';
import { largeContent } from './large-content';
import { readProjectJson } from './company';
import { buildOwnSite, type OwnSite } from './own-site';

/* More positions than the page holds: the others are in pages of their own, and read live. */

const POSITIONS = 75;
/** One that the page does not hold. */
const KEY = '63';
const ID = `/lavora_con_noi_dettaglio/${KEY}`;
const TITLE = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/63/titolo/_value';

let own: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const demo = await readProjectJson('content/feeling.json');
  own = await buildOwnSite('many-positions-site', largeContent(demo, POSITIONS));
});

test.afterAll(() => own.close());

async function pageOf(path: string): Promise<string> {
  return (await fetch(own.site.url + path)).text();
}

/** Ids of the screens that are painted. */
const shownScreens = (): string[] =>
  [...document.querySelectorAll('.route')]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.hasAttribute('hidden'),
    )
    .map(({ id }) => id);

test('a deep link to a position outside the page says that it comes, shows it and no other screen, and it is live', async ({
  page,
}) => {
  await page.addInitScript(`window.shownScreens = ${shownScreens.toString()}`);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = (): void => {
      const shown = Reflect.get(window, 'shownScreens') as () => string[];
      for (const id of shown()) seen.add(id);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${own.site.url}/#${ID}`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual([
    '/lavora_con_noi_dettaglio',
    ID,
  ]);
  await expect(page.locator(`[id="${ID}"] h1`)).toContainText(KEY);
  const change = await fetch(
    `http://127.0.0.1:${own.database.port}/projects/feeling/${TITLE}.json?ns=feeling`,
    {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify('Titolo cambiato adesso'),
    },
  );
  expect(change.ok).toBe(true);
  await expect(page.locator(`[id="${ID}"] h1`)).toHaveText('Titolo cambiato adesso');
});

test('the list shows further positions on demand, each leads to its detail, and back returns to the list', async ({
  page,
}) => {
  await page.goto(`${own.site.url}/#/lavora_con_noi`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const rows = page.locator('[id="/lavora_con_noi"] li a');
  await expect(rows).toHaveCount(50);
  await page.getByRole('link', { name: 'Mostra altre posizioni' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
  await page.locator(`[id="/lavora_con_noi"] a[href="./#/lavora_con_noi_dettaglio/61"]`).click();
  await expect(page.locator('[id="/lavora_con_noi_dettaglio/61"] h1')).toContainText('61');
  await page.goBack();
  await expect(page.locator('[id="/lavora_con_noi"]')).toBeVisible();
});

test('Next compiles neither the database client nor sanitiser, preview and sliders for the export', async () => {
  const folder = join(process.cwd(), '.next', 'server', 'chunks', 'ssr');
  const files = walkFiles(folder).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  expect(code, 'the screens').toContain('Vai al contenuto');
  for (const part of ['@firebase/database', 'rowgroup|colgroup', 'Anteprima', 'slidesGrid'])
    expect(code.includes(part), part).toBe(false);
});

test('a build draws the picture for sharing of every position, however many are new', async () => {
  const addresses = Array.from(
    (await pageOf('/sitemap.xml')).matchAll(/<loc>([^<]+\/lavora_con_noi\/[^<]+)<\/loc>/g),
    ([, address = '']) => address,
  );
  expect(addresses).toHaveLength(POSITIONS);
  const pictures = await Promise.all(
    addresses.map(
      async (address) =>
        /property="og:image" content="([^"]+)"/.exec(await pageOf(new URL(address).pathname))?.[1],
    ),
  );
  expect(new Set(pictures).size).toBe(POSITIONS);
  for (const picture of pictures) {
    const response = await fetch(own.site.url + new URL(picture ?? '').pathname);
    expect(response.headers.get('content-type')).toBe('image/png');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every position is reached from the list of all, on a page with the menu and the footer', async ({
    page,
  }) => {
    await page.goto(`${own.site.url}/#/lavora_con_noi`);
    await page.getByRole('link', { name: 'Mostra altre posizioni' }).click();
    await expect(page).toHaveURL(`${own.site.url}/mappa/#posizioni`);
    await expect(page.locator('#posizioni + ul > li')).toHaveCount(POSITIONS);
    await page.locator(`main a[data-entry="/#${ID}"]`).click();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main section')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
    await expect(page).toHaveURL(`${own.site.url}/contatti/`);
    await expect(page.locator('[id="/contatti"]')).toBeVisible();
  });
});
