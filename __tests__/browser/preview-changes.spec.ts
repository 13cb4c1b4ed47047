import type { Page } from '@playwright/test';
import { pathLabel } from 'still-live/content/changes/place';
import { readSettings } from 'still-live/settings/settings';
import { withDatabase } from 'still-live/build/database';
import { executePlan } from 'still-live/build/publish/execute-plan';
import { makePlan } from 'still-live/build/publish/plan';
import { violations, violationsAtAnotherWidth } from './axe';
import { bar, block, DRAFT, inBothDatabases, openPreview, expect, scrollY, test } from './preview-page';

const BLOCK = 'pagine/home/blocchi_immagine_testo_cta/_list/2';

/** Returns what the blocks that glow now show. */
const glowing = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition))
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .map((block) => (block instanceof HTMLElement ? block.dataset['content'] : undefined)),
  );

/** Publishes the draft as `npm run publish` does. */
async function publish(port: number): Promise<void> {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  try {
    await withDatabase(readSettings(process.env), 'projects/feeling', async (database) =>
      executePlan(database, await makePlan(database, 'feeling', { kind: 'publish', note: '' }), 'Irene'),
    );
  } finally {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  }
}

inBothDatabases(() => {
  // [spec 7.23, 7.25]
  test('a change of the draft arrives: its block is marked and glows, its time is told, nothing moves; one on another page, in the menu or of a position arrives too; once published the mark vanishes and the public page changes', async ({
    page,
    database,
    port,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPreview(page);
    await expect(bar(page)).toContainText('In diretta');
    await expect(bar(page)).toContainText('Nessuna modifica finora');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.getByRole('button', { name: 'Annota' }).focus();
    const before = await scrollY(page);
    await expect(block(page, BLOCK)).not.toHaveAttribute('data-changed');
    await database.put(`${DRAFT}/${BLOCK}/descrizione/_value`, '<p>Scritto <b>adesso</b></p>');
    await expect.poll(() => glowing(page)).toEqual([BLOCK]);
    await expect(block(page, BLOCK)).toContainText('Scritto adesso');
    await expect(block(page, BLOCK)).toHaveAttribute('data-changed', 'changed');
    await expect(bar(page)).toContainText(/Ultima modifica alle \d\d:\d\d/);
    expect(await scrollY(page)).toBe(before);
    await expect(page.getByRole('button', { name: 'Annota' })).toBeFocused();
    await expect.poll(() => glowing(page)).toEqual([]);

    await page.evaluate(() => (location.hash = '#/lavora_con_noi'));
    await expect(page.locator('[id="/lavora_con_noi"]')).toBeVisible();
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

    await page.getByRole('navigation').getByRole('link', { name: 'Chi siamo' }).click();
    const path = 'pagine/chi_siamo/testo_introduzione';
    const visitor = await context.newPage();
    await visitor.goto('/#/chi_siamo');
    await visitor.waitForSelector('html[data-live]', { state: 'attached' });
    await database.put(`${DRAFT}/${path}/_value`, '<p>Un’introduzione tutta nuova</p>');
    await expect(block(page, path)).toContainText('Un’introduzione tutta nuova');
    await expect(block(page, path)).toHaveAttribute('data-changed', 'changed');
    await expect(visitor.getByText('Un’introduzione tutta nuova')).toHaveCount(0);

    await publish(port);
    await expect(block(page, path)).not.toHaveAttribute('data-changed');
    await expect(page.getByRole('button', { name: 'Tutte le differenze 0' })).toBeVisible();
    await expect(visitor.getByText('Un’introduzione tutta nuova')).toBeVisible();
    await database.put('status/feeling', { state: 'building', since: Date.now() });
    await expect(bar(page)).toContainText('Sito: in pubblicazione…');
    await database.put('status/feeling', { state: 'online', since: Date.now() });
    await expect(bar(page)).toContainText(/Sito: online dalle \d\d:\d\d/);
  });
});

test.describe('marks and the list of changes', () => {
  // In a sealed database: what differs is told in the same way, however the draft arrived.
  test.use({ sealed: true });

  test('a mark says in words what it is, to screen readers and in forced colours too', async ({
    page,
    database,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await database.put(`${DRAFT}/pagine/contatti/cta/titolo_cta/_value`, 'Scriveteci ora');
    await database.put(`${DRAFT}/pagine/contatti/lista_contatti/_list/1`, null);
    await openPreview(page, '#/contatti');
    await expect(page.getByRole('link', { name: 'Scriveteci ora Cambiamento' })).toBeVisible();
    const label = (path: string): Promise<string[]> =>
      block(page, path).evaluate((element) => {
        const { content, borderTopStyle } = getComputedStyle(element, '::after');
        return [content, borderTopStyle];
      });
    expect(await label('pagine/contatti/cta')).toEqual(['"Cambiamento"', 'solid']);
    await page.getByRole('button', { name: 'Pubblicato' }).click();
    await expect(block(page, 'pagine/contatti/lista_contatti/_list/1')).toBeVisible();
    expect(await label('pagine/contatti/lista_contatti/_list/1')).toEqual(['"Rimozione"', 'solid']);
    await page.getByRole('button', { name: 'Bozza' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Lavora qui' }).click();
    const added = page.locator('[data-changed="added"]:visible');
    await expect(added).toHaveCount(1);
    expect(await label((await added.getAttribute('data-content')) ?? '')).toEqual(['"Aggiunta"', 'solid']);
  });

  test('“next change” goes from one marked block to the next and round, and the focus stays on it; where there is none it says so', async ({
    page,
    database,
  }) => {
    await openPreview(page);
    const marked = page.locator('main [data-changed]:visible');
    const count = await marked.count();
    expect(count).toBeGreaterThanOrEqual(3);
    const button = page.getByRole('button', { name: /Prossima differenza/ });
    const all = await page.locator('[data-changed]:visible').count();
    await expect(button).toContainText(String(all));
    await button.focus();
    for (let index = 0; index <= all; index += 1) {
      await page.keyboard.press('Enter');
      const number = (index % all) + 1;
      await expect(bar(page).getByText(new RegExp(`^Differenza ${number} di ${all}:`))).toBeAttached();
      // The menu's own mark comes last; it is always in view.
      const block = number <= count ? marked.nth(number - 1) : page.locator('header [data-changed]').first();
      await expect(block).toBeInViewport();
      await expect(button).toContainText(`${number}/${all}`);
      await expect(button).toBeFocused();
    }
    // A page without differences says so.
    await page.evaluate(() => (location.hash = '#/chi_siamo'));
    await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
    await database.put('drafts/feeling/impostazioni', await database.get('projects/feeling/impostazioni'));
    await expect(page.getByRole('button', { name: 'Nessuna differenza qui' })).toBeDisabled();
  });

  test('the dialog tells every change with what was and what will be, axe finds nothing against WCAG 2.2 AA in it, in a window and on a phone, it follows changes while it is open, and leads to them', async ({
    page,
    database,
  }) => {
    await database.put(
      `${DRAFT}/pagine/home/immagini_di_copertina/_list/1/immagine/_value`,
      '/demo/mani.jpg',
    );
    await openPreview(page, '#/contatti');
    await page.getByRole('button', { name: /Tutte le differenze/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Che cosa cambia' });
    await expect(dialog).toBeVisible();
    const text = dialog.getByRole('listitem').filter({ hasText: pathLabel('pagine/home/testo_chi_siamo') });
    await expect(text.locator('del').first()).not.toBeEmpty();
    await expect(text.locator('ins').filter({ hasText: 'sessantasette' })).toBeVisible();
    const picture = dialog
      .getByRole('listitem')
      .filter({ hasText: 'Cambiamento' })
      .filter({ has: page.locator('img') })
      .first();
    await expect(picture.locator('img')).toHaveCount(2);
    const found = await violations(page, 'dialog');
    await page.setViewportSize({ width: 360, height: 800 });
    found.push(...(await violationsAtAnotherWidth(page, 'dialog')));
    expect(found).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await database.put(`${DRAFT}/pagine/chi_siamo/testo_introduzione/_value`, '<p>Arrivato ora</p>');
    await expect(dialog.getByText('Arrivato ora')).toBeVisible();
    await expect(dialog.getByText('Nuova posizione: Falegname restauratrice o restauratore')).toBeVisible();

    await text.getByRole('link', { name: 'Mostra nella pagina' }).click();
    await expect(dialog).toBeHidden();
    await expect(block(page, 'pagine/home/testo_chi_siamo')).toBeInViewport();
  });
});

test(
  'a picture that cannot be had tells its address in the preview and in the list of things to check; visitors see an empty box',
  { tag: '@long' },
  async ({ page, database }) => {
    const item = 'pagine/home/blocchi_immagine_testo_cta/_list/1/gallery_immagini/_list';
    const one = {
      1: {
        _id: 1,
        _order: 1,
        immagine: { _value: '/demo/non-c-e.jpg', _mediaType: 'image/jpeg', _alt: 'x' },
      },
    };
    await database.put(`${DRAFT}/${item}`, one);
    await database.put(`projects/feeling/${item}`, one);
    await openPreview(page);
    const place = block(page, 'pagine/home/blocchi_immagine_testo_cta/_list/1');
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText('/demo/non-c-e.jpg')).toBeVisible();
    await page.getByRole('button', { name: /Da controllare [1-9]/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Da controllare' });
    await expect(dialog.getByText(/«\/demo\/non-c-e\.jpg» non c’è ancora sul sito/)).toBeVisible();

    await page.goto('/robots.txt');
    await page.goto('/');
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    const gallery = page
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: 'x', exact: true }) });
    await gallery.first().scrollIntoViewIfNeeded();
    await expect(gallery.getByRole('img', { name: 'x', exact: true })).toHaveJSProperty('localName', 'span');
    await expect(page.getByText('non-c-e')).toHaveCount(0);
  },
);
