import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walkFiles } from 'still-live/build/files';
import { expect, test } from './fixtures';
import { firstPlain, POSITIONS } from './own-content';
import type { OwnSite } from './own-site';

/* More positions than the page holds: the others are in pages of their own, and read live. */

/** One that the page does not hold. */
const KEY = '51';
const ID = `/lavora_con_noi_dettaglio/${KEY}`;
const TITLE = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/51/titolo/_value';

let own: OwnSite;

test.beforeAll(({ ownSite }) => {
  own = ownSite;
});

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
  await own.put(TITLE, 'Titolo cambiato adesso');
  await expect(page.locator(`[id="${ID}"] h1`)).toHaveText('Titolo cambiato adesso');
});

test('the list shows further positions on demand, each leads to its detail, and back returns to the list', async ({
  page,
}) => {
  await page.goto(`${own.site.url}/#/lavora_con_noi`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const rows = page.locator('[id="/lavora_con_noi"] li a[href*="_dettaglio/"]');
  await expect(rows).toHaveCount(50);
  await page.getByRole('link', { name: 'Mostra altre posizioni' }).click();
  await expect(rows).toHaveCount(POSITIONS);
  await page.locator(`[id="/lavora_con_noi"] a[href="./#${ID}"]`).click();
  await expect(page.locator(`[id="${ID}"] h1`)).toBeVisible();
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

test('a build draws the picture for sharing of every position, however many are new', async ({
  published,
}) => {
  const isPlain = (address: string): boolean =>
    Number(/-(\d+)/.exec(address)?.[1] ?? 0) >= firstPlain(published);
  const addresses = Array.from(
    (await pageOf('/sitemap.xml')).matchAll(/<loc>([^<]+\/lavora_con_noi\/[^<]+)<\/loc>/g),
    ([, address = '']) => address,
  ).filter(isPlain);
  // Those with a payload may have the same title.
  expect(addresses).toHaveLength(POSITIONS - firstPlain(published) + 1);
  const pictures = await Promise.all(
    addresses.map(
      async (address) =>
        /property="og:image" content="([^"]+)"/.exec(await pageOf(new URL(address).pathname))?.[1],
    ),
  );
  expect(new Set(pictures).size).toBe(addresses.length);
  for (const picture of pictures) {
    const response = await fetch(own.site.url + new URL(picture ?? '').pathname);
    expect(response.headers.get('content-type')).toBe('image/png');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every position is reached from the list of all, on a page with the footer', async ({ page }) => {
    await page.goto(`${own.site.url}/#/lavora_con_noi`);
    await page.getByRole('link', { name: 'Mostra altre posizioni' }).click();
    await expect(page).toHaveURL(`${own.site.url}/mappa/#posizioni`);
    await expect(page.locator('#posizioni + ul > li')).toHaveCount(POSITIONS);
    await page.locator(`main a[data-entry="/#${ID}"]`).click();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main section')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });
});
