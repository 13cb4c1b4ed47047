import type { Page } from '@playwright/test';
import { readSettings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/snapshot/read-database';
import { carryOut, planPublication } from '@/scripts/publish/publication';
import { DRAFT, KEY, openPreview, previewAddress, expect, test } from './preview-page';
import { databasePort } from './test-site';

const BLOCK = 'pagine/home/blocchi_immagine_testo_cta/_list/2';
const block = (page: Page, path: string) => page.locator(`[data-content="${path}"]`);
const bar = (page: Page) => page.getByRole('complementary', { name: 'Anteprima' });
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** From now on notes every block that begins to glow. */
async function watchArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { arrivals: seen });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof HTMLElement && 'arrived' in target.dataset)
          seen.push(target.dataset['content'] ?? '');
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-arrived'] });
  });
}
const arrivals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { arrivals: string[] }).arrivals);

/** Publishes the draft as `npm run publish` does. */
async function publish(): Promise<void> {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${databasePort()}`;
  try {
    await withDatabase(readSettings(process.env), 'projects/feeling', async (database) =>
      carryOut(database, await planPublication(database, 'feeling'), 'Irene'),
    );
  } finally {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  }
}

for (const sealed of [false, true]) {
  test.describe(sealed ? 'a sealed database' : 'an open database', () => {
    test.use({ sealed });

    test('a change of the draft arrives: its block is marked and glows, its time is told, nothing moves', async ({
      page,
      database,
    }) => {
      await openPreview(page);
      await expect(bar(page)).toContainText('In diretta');
      await expect(bar(page)).toContainText('Nessuna modifica finora');
      await page.evaluate(() => window.scrollTo(0, 700));
      await watchArrivals(page);
      await page.getByRole('button', { name: 'Copia link' }).focus();
      const before = await scrollY(page);
      await expect(block(page, BLOCK)).not.toHaveAttribute('data-changed');
      await database.put(`${DRAFT}/${BLOCK}/descrizione/_value`, '<p>Scritto <b>adesso</b></p>');
      await expect(block(page, BLOCK)).toContainText('Scritto adesso');
      await expect(block(page, BLOCK)).toHaveAttribute('data-changed', 'changed');
      await expect.poll(() => arrivals(page)).toEqual([BLOCK]);
      await expect(bar(page)).toContainText(/Ultima modifica alle \d\d:\d\d/);
      expect(await scrollY(page)).toBe(before);
      await expect(page.getByRole('button', { name: 'Copia link' })).toBeFocused();
      await expect(page.locator('[data-arrived]')).toHaveCount(0);
    });

    test('a change on another page, in the menu or of a position arrives too', async ({ page, database }) => {
      await openPreview(page, '#/lavora_con_noi');
      await database.put(`${DRAFT}/impostazioni/etichette/menu/contatti/_value`, 'Scriveteci');
      await expect(page.getByRole('navigation').getByText('Scriveteci')).toBeVisible();
      const list = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
      await database.put(`${DRAFT}/${list}/3/titolo/_value`, 'Titolo nuovo');
      await expect(page.getByRole('heading', { name: 'Titolo nuovo' })).toBeVisible();
      await database.put(`${DRAFT}/${list}/3`, null);
      await expect(page.getByRole('heading', { name: 'Titolo nuovo' })).toHaveCount(0);
      await database.put(`${DRAFT}/pagine/contatti/testo_introduttivo/_value`, 'Da un’altra pagina');
      await page.getByRole('navigation').getByText('Scriveteci').click();
      await expect(page.getByText('Da un’altra pagina')).toBeVisible();
    });

    test('the full loop: a change arrives and is marked; once published the mark vanishes and the public page changes', async ({
      page,
      database,
      context,
    }) => {
      await openPreview(page, '#/chi_siamo');
      const path = 'pagine/chi_siamo/testo_introduzione';
      const visitor = await context.newPage();
      await visitor.goto('/#/chi_siamo');
      await visitor.waitForSelector('html[data-live]', { state: 'attached' });
      await database.put(`${DRAFT}/${path}/_value`, '<p>Un’introduzione tutta nuova</p>');
      await expect(block(page, path)).toContainText('Un’introduzione tutta nuova');
      await expect(block(page, path)).toHaveAttribute('data-changed', 'changed');
      await expect(visitor.getByText('Un’introduzione tutta nuova')).toHaveCount(0);

      await publish();
      await expect(block(page, path)).not.toHaveAttribute('data-changed');
      await expect(page.getByRole('button', { name: 'Tutte le modifiche 0' })).toBeVisible();
      await expect(visitor.getByText('Un’introduzione tutta nuova')).toBeVisible();
      await database.put('status/feeling', { state: 'building', since: Date.now() });
      await expect(bar(page)).toContainText('Sito: in pubblicazione…');
      await database.put('status/feeling', { state: 'online', since: Date.now() });
      await expect(bar(page)).toContainText(/Sito: online dalle \d\d:\d\d/);
    });
  });
}

test('a failed rebuild is told with its reason', async ({ page, database }) => {
  await openPreview(page);
  await database.put('status/feeling', {
    state: 'error',
    since: Date.now(),
    message: 'manca la pagina home',
  });
  await expect(bar(page)).toContainText('Sito: errore: manca la pagina home');
});

test('the switch shows the published content on the same page and at the same place, and the draft again', async ({
  page,
}) => {
  await openPreview(page);
  const place = block(page, BLOCK);
  await place.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const top = (): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: 'Pubblicato' }).click();
  await expect(page.getByText('Siamo sessantasette')).toHaveCount(0);
  await expect(page.getByText('Siamo sessanta', { exact: false }).first()).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await expect(page.getByRole('button', { name: 'Pubblicato' })).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toContain(KEY);
  await page.getByRole('button', { name: 'Bozza' }).click();
  await expect(page.getByText('Siamo sessantasette')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('“next change” goes from one marked block to the next and round, and the focus stays on it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPreview(page);
  const marked = page.locator('main [data-changed]:visible');
  const count = await marked.count();
  expect(count).toBeGreaterThanOrEqual(3);
  const button = page.getByRole('button', { name: /Modifica successiva/ });
  const all = await page.locator('[data-changed]:visible').count();
  await expect(button).toContainText(String(all));
  await button.focus();
  for (let index = 0; index <= all; index += 1) {
    await page.keyboard.press('Enter');
    const number = (index % all) + 1;
    await expect(bar(page).getByText(new RegExp(`^Modifica ${number} di ${all}:`))).toBeAttached();
    // The menu's own mark comes last; it is always in view.
    const block = number <= count ? marked.nth(number - 1) : page.locator('header [data-changed]').first();
    await expect(block).toBeInViewport();
    await expect(button).toBeFocused();
  }
});

test('a page without differences says so', async ({ page, database }) => {
  await openPreview(page, '#/chi_siamo');
  await database.put('drafts/feeling/impostazioni', await database.get('projects/feeling/impostazioni'));
  await expect(page.getByRole('button', { name: 'Nessuna modifica qui' })).toBeDisabled();
});

test('the dialog tells every change with what was and what will be, and leads to it', async ({
  page,
  database,
}) => {
  await database.put(`${DRAFT}/pagine/home/immagini_di_copertina/_list/1/immagine/_value`, '/demo/mani.jpg');
  await openPreview(page, '#/contatti');
  await page.getByRole('button', { name: /Tutte le modifiche/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Che cosa cambia' });
  await expect(dialog).toBeVisible();
  const text = dialog.getByRole('listitem').filter({ hasText: 'Testo chi siamo' });
  await expect(text.locator('del').first()).not.toBeEmpty();
  await expect(text.locator('ins').filter({ hasText: 'sessantasette' })).toBeVisible();
  const picture = dialog
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first();
  await expect(picture.locator('img')).toHaveCount(2);
  await expect(dialog.getByText('Nuovo').first()).toBeVisible();

  await text.getByRole('link', { name: 'Mostra nella pagina' }).click();
  await expect(dialog).toBeHidden();
  await expect(block(page, 'pagine/home/testo_chi_siamo')).toBeInViewport();
});

test('the dialog follows changes while it is open', async ({ page, database }) => {
  await openPreview(page);
  await page.getByRole('button', { name: /Tutte le modifiche/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Che cosa cambia' });
  await database.put(`${DRAFT}/pagine/chi_siamo/testo_chi_siamo/_value`, '<p>Arrivato ora</p>');
  await expect(dialog.getByText('Arrivato ora')).toBeVisible();
});

test('what to look at on the page is told in words of editors, with its path', async ({ page, database }) => {
  await database.put(`${DRAFT}/pagine/contatti/cta/link_cta/_value`, 'pagina_che_non_esiste');
  await database.put(`${DRAFT}/pagine/contatti/lista_contatti/_list/1/colonna_contatti/_value`, [1, 2]);
  await openPreview(page, '#/contatti');
  await expect(page.getByRole('button', { name: /Da controllare [2-9]/ })).toBeVisible();
  await page.getByRole('button', { name: /Da controllare/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Da controllare' });
  await expect(dialog.getByText(/pagina_che_non_esiste.*non porta a nessuna pagina/)).toBeVisible();
  await expect(dialog.getByText('pagine/contatti/cta/link_cta').first()).toBeVisible();
  await expect(dialog.getByText(/Formato sbagliato: qui serve un testo/).first()).toBeVisible();
  await dialog.getByText(/Nelle altre pagine/).click();
  await expect(dialog.getByText('Immagine senza testo alternativo').first()).toBeVisible();
  await expect(dialog.getByText('Pulsante senza etichetta: non compare').first()).toBeVisible();
});

test('the link of the page is copied, with its key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPreview(page, '#/cosa_facciamo/2');
  await page.getByRole('button', { name: 'Copia link' }).click();
  await expect(page.getByRole('button', { name: 'Link copiato' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/\?draft=true&projectApiKey=demo-anteprima-2026#\/cosa_facciamo\/2$/,
  );
});

test('leaving the preview keeps the route', async ({ page }) => {
  await openPreview(page, '#/cosa_facciamo/3');
  await bar(page).getByRole('link', { name: 'Esci' }).click();
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  expect(new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).hash).toBe('#/cosa_facciamo/3');
  await expect(bar(page)).toHaveCount(0);
});

test('the bar folds to its name and state by keyboard, and opens again', async ({ page }) => {
  await openPreview(page);
  await page.getByRole('button', { name: 'Riduci la barra' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bozza' })).toBeHidden();
  await expect(bar(page).getByText('ANTEPRIMA')).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Apri la barra' });
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bozza' })).toBeVisible();
});

test('a lost connection is told, and so is its return', async ({ page, database }) => {
  await openPreview(page);
  await database.stop();
  await expect(bar(page)).toContainText('Connessione persa');
  await expect(page.getByText('Siamo sessantasette')).toBeAttached();
  await database.start();
  await expect(bar(page)).toContainText('In diretta', { timeout: 30_000 });
});

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px the bar stays in the window and leaves toolbar and menu free`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(previewAddress('#/contatti'));
    await expect(bar(page)).toBeVisible();
    const opener = page.getByRole('button', { name: 'Apri la barra' });
    if (await opener.isVisible()) await opener.click();
    const box = await bar(page).boundingBox();
    const toolbar = await page.locator('header').first().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 640).toBe(true);
    expect((toolbar?.y ?? 0) + (toolbar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const control of await bar(page).getByRole('button').all()) await expect(control).toBeInViewport();
    if (width < 900) {
      await page.getByRole('button', { name: 'Apri il menu' }).click();
      await page.getByRole('navigation').getByRole('link', { name: 'Chi siamo' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
    }
  });
}
