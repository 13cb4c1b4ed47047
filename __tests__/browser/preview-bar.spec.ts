import { isLongRun } from './long-run';
import { stepsTo } from 'still-live/content/schema/find-field';
import { bar, block, DRAFT, KEY, openMore, openPreview, previewAddress, expect, test } from './preview-page';

const BLOCK = 'pagine/home/blocchi_immagine_testo_cta/_list/2';
const UNNAMED = stepsTo(`${BLOCK}/cta/etichetta`)?.at(-1)?.field.missing?.message ?? '';

test.describe('the bar', () => {
  // In a sealed database, as ours is. How the draft of an open one arrives is tested in preview-changes.spec.ts.
  test.use({ sealed: true });

  // [spec 7.25]
  test('says why a rebuild failed, folds to its name and state by keyboard, and is the keyboard’s first stop; the switch shows the published content on the same page and at the same place, and the draft again', async ({
    page,
    database,
  }) => {
    await openPreview(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Vai alla barra dei comandi' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Bozza' })).toBeFocused();

    await page.getByRole('button', { name: 'Riduci la barra' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Bozza' })).toBeHidden();
    await expect(bar(page).getByText('ANTEPRIMA')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apri la barra' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Bozza' })).toBeVisible();

    const failure = { state: 'error', since: Date.now(), message: 'manca la pagina home' };
    await database.put('status/feeling', failure);
    await expect(bar(page)).toContainText('Sito: errore: manca la pagina home');

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
    await expect(page).toHaveTitle('Pubblicato · Feeling');
    expect(page.url()).toContain(KEY);
    await page.getByRole('button', { name: 'Bozza' }).click();
    await expect(page.getByText('Siamo sessantasette')).toBeAttached();
    await expect(page).toHaveTitle('Bozza · Feeling');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });

  test('what to look at on the page is told in words of editors, with its path; copies the address of the published page, and that of the draft with its key; leaves for the same route', async ({
    page,
    context,
    database,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
    await expect(dialog.getByText(UNNAMED).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.evaluate(() => (location.hash = '#/cosa_facciamo/2'));
    await expect(page.getByRole('tab', { name: 'Prodotti', selected: true })).toBeVisible();
    await openMore(page);
    await page.getByRole('button', { name: 'Copia link' }).click();
    await expect(page.getByRole('button', { name: 'Link copiato' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://www.feeling.example/cosa_facciamo/prodotti/',
    );
    await page.getByRole('button', { name: 'Link con la chiave' }).click();
    await expect(page.getByRole('button', { name: 'Link con la chiave copiato' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/\?draft=true&projectApiKey=demo-anteprima-2026#\/cosa_facciamo\/2$/,
    );
    // At the very moment of another change of screen, of which React knows later.
    await bar(page)
      .getByRole('link', { name: 'Esci' })
      .evaluate((link: HTMLElement) => {
        location.hash = '#/contatti';
        link.click();
      });
    await page.waitForURL((url) => url.search === '');
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    expect(new URL(page.url()).hash).toBe('#/contatti');
    await expect(bar(page)).toHaveCount(0);
  });

  test(
    'the bar covers no control of the cover of Home, and moves out of the way by keyboard without losing its state',
    { tag: '@long' },
    async ({ page }) => {
      await openPreview(page);
      const pause = page.getByRole('button', { name: /Metti in pausa|Riprendi/ }).first();
      const isFree = (): Promise<boolean> =>
        pause.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole('button', { name: 'Bozza' })).toBeVisible();
        await expect.poll(isFree).toBe(true);
      }
      await page.getByRole('button', { name: 'Pubblicato' }).click();
      await openMore(page);
      await page.getByRole('button', { name: 'Sposta in alto' }).focus();
      await page.keyboard.press('Enter');
      const back = page.getByRole('button', { name: 'Sposta in basso' });
      await expect(back).toBeFocused();
      await expect(page.getByRole('button', { name: 'Pubblicato' })).toHaveAttribute('aria-pressed', 'true');
      const box = await bar(page).boundingBox();
      const toolbar = await page.locator('header').first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((toolbar?.y ?? 0) + (toolbar?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(400);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Sposta in alto' })).toBeFocused();
      expect((await bar(page).boundingBox())?.y).toBeGreaterThan(500);
    },
  );
});

test('at every width the bar stays in the window and leaves toolbar and menu free, in one line at 1280 px and in less than half of a phone; there the block that “next change” goes to is not under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(previewAddress('#/contatti'));
  await expect(bar(page)).toBeVisible();
  // On small screens the bar starts folded.
  await page.getByRole('button', { name: 'Apri la barra' }).click();
  for (const width of isLongRun ? [320, 360, 768, 1280] : [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const box = await bar(page).boundingBox();
    const toolbar = await page.locator('header').first().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 640).toBe(true);
    expect((toolbar?.y ?? 0) + (toolbar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 1280) expect(box?.height).toBeLessThan(64);
    await openMore(page);
    for (const control of await bar(page).getByRole('button').all()) await expect(control).toBeInViewport();
    expect((await bar(page).boundingBox())?.height).toBeLessThan(320);
    await page.getByRole('button', { name: 'Altro' }).click();
    if (width >= 900) continue;
    for (const screen of ['Chi siamo', 'Contatti']) {
      await page.getByRole('button', { name: 'Apri il menu' }).click();
      await page.getByRole('navigation').getByRole('link', { name: screen }).click();
      await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    }
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (location.hash = '#/lavora_con_noi'));
  await expect(page.locator('[id="/lavora_con_noi"]')).toBeVisible();
  await page.getByRole('button', { name: /Prossima differenza/ }).click();
  const marked = page.locator('main [data-changed]:visible');
  await expect(marked).toHaveCount(1);
  const box = await marked.boundingBox();
  const top = (await bar(page).boundingBox())?.y ?? 0;
  // All of it, or as much as there is room for.
  expect(box && Math.min(box.y + box.height, box.y + 200)).toBeLessThanOrEqual(top);
  expect(box?.y).toBeGreaterThan(60);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview address shows the published site and says that the preview needs JavaScript', async ({
    page,
  }) => {
    await page.goto(previewAddress('#/chi_siamo'));
    await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
    // By its class: Playwright finds no words inside <noscript>.
    const note = page.locator('.no-preview');
    await expect(note).toContainText('l’anteprima di una bozza ha bisogno di JavaScript');
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport();
  });
});
