import type { Locator, Page } from '@playwright/test';
import { DRAFT, expect, openPreview, test } from './preview-page';
import type { TestDatabase } from './fixtures';

const WHAT_WE_DO = 'pagine/cosa_facciamo';
const KNOW_MORE = 'blocco_vuoi_saperne_di_piu/gallery_immagini';

/** Every gallery of the site, by the route that shows it. */
const GALLERIES = {
  '#/': [
    'pagine/home/immagini_di_copertina',
    'pagine/home/blocchi_immagine_testo_cta/_list/1/gallery_immagini',
  ],
  '#/cosa_facciamo/1': [
    `${WHAT_WE_DO}/servizi/immagini_di_copertina`,
    `${WHAT_WE_DO}/servizi/elenco_servizi/_list/1/immagini_servizi`,
    `${WHAT_WE_DO}/servizi/${KNOW_MORE}`,
  ],
  '#/cosa_facciamo/2': [
    `${WHAT_WE_DO}/prodotti/immagini_di_copertina`,
    `${WHAT_WE_DO}/prodotti/${KNOW_MORE}`,
  ],
  '#/cosa_facciamo/3': [
    `${WHAT_WE_DO}/welfare/immagini_di_copertina`,
    `${WHAT_WE_DO}/welfare/elenco_servizi_welfare/_list/1/gallery_immagini`,
    `${WHAT_WE_DO}/welfare/${KNOW_MORE}`,
  ],
  '#/chi_siamo': ['pagine/chi_siamo/blocco_lavora_con_noi/gallery_immagini'],
  '#/lavora_con_noi': ['pagine/lavora_con_noi/copertina'],
  '#/lavora_con_noi_dettaglio/1': ['pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/1/copertina'],
} as const;

type Item = readonly [file: string, mediaType: string];
const FILM: Item = ['petali.mp4', 'video/mp4'];
const PICTURES: readonly Item[] = ['parco', 'scale', 'libri'].map((name) => [`${name}.jpg`, 'image/jpeg']);

/** The name that tells one item of one gallery from all others. */
const nameOf = (path: string, index: number): string => `${path} ${index + 1}`;

/** Fills every gallery of a route, below a base path, with the items given. */
async function fill(database: TestDatabase, base: string, paths: readonly string[], items: readonly Item[]) {
  for (const path of paths) {
    const entries = items.map(([file, _mediaType], index) => ({
      _id: index + 1,
      _order: index + 1,
      immagine: { _value: `/demo/${file}`, _mediaType, _alt: nameOf(path, index) },
    }));
    await database.put(`${base}/${path}`, { _list: [{ _id: 0 }, ...entries] });
  }
}

const itemOf = (page: Page, path: string, index = 0): Locator =>
  page.locator(`[alt="${nameOf(path, index)}"], video[aria-label="${nameOf(path, index)}"]`);

/** Scrolls until an item is there: what is far from the view holds its place only. */
async function reach(page: Page, item: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(item).toBeVisible({ timeout: 500 });
  }).toPass();
  await item.scrollIntoViewIfNeeded();
}

/** The slider has all its slides, turns by itself after its time, and goes where its bullets say. */
async function expectTurning(page: Page, path: string, count: number): Promise<void> {
  const slider = page.locator('[aria-roledescription="carosello"]').filter({ has: itemOf(page, path) });
  await reach(page, itemOf(page, path));
  await expect(slider.locator('.swiper-slide')).toHaveCount(count);
  const shown = (): Promise<number> =>
    slider.evaluate((element) =>
      [...element.querySelectorAll('.swiper-slide')].findIndex((slide) => !slide.hasAttribute('inert')),
    );
  // Under the pointer it would rest.
  await page.mouse.move(0, 0);
  const first = await shown();
  await expect(async () => {
    await page.clock.runFor(2500);
    expect(await shown()).not.toBe(first);
  }).toPass();
  const bullets = slider.getByRole('button', { name: /^Vai alla diapositiva/ });
  // A slider in a cell has bullets that only show where it is.
  for (const target of (await bullets.count()) === 0 ? [] : [0, count - 1]) {
    await bullets.nth(target).click();
    await expect.poll(shown).toBe(target);
  }
}

async function expectPlaying(page: Page, path: string): Promise<void> {
  const film = itemOf(page, path);
  await expect
    .poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && !video.paused))
    .toBe(true);
}

async function expectGone(page: Page, path: string): Promise<void> {
  await expect(itemOf(page, path)).toHaveCount(0);
}

async function tryAll(
  page: Page,
  paths: readonly string[],
  change: (items: readonly Item[]) => Promise<void>,
) {
  for (const count of [0, 1, 3, 0, 2]) {
    await change(count === 1 ? [FILM] : PICTURES.slice(0, count));
    for (const path of paths) {
      if (count === 0) await expectGone(page, path);
      else if (count === 1) {
        await reach(page, itemOf(page, path));
        await expectPlaying(page, path);
      } else await expectTurning(page, path, count);
    }
  }
}

for (const [hash, paths] of Object.entries(GALLERIES)) {
  test(`live, every gallery of ${hash} is alive when it was empty and gets one film, three pictures, none, two`, async ({
    page,
    openLive,
    database,
  }) => {
    await page.clock.install();
    await openLive(hash);
    await tryAll(page, paths, (items) => fill(database, 'projects/feeling', paths, items));
  });

  test(`in a preview opened with empty galleries, every gallery of ${hash} is alive with one film, three pictures, none, two`, async ({
    page,
    database,
  }) => {
    await fill(database, DRAFT, paths, []);
    await page.clock.install();
    await openPreview(page, hash);
    await tryAll(page, paths, (items) => fill(database, DRAFT, paths, items));
  });
}
