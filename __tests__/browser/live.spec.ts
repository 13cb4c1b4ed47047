import { expect, test } from './fixtures';
import { BASE, LIVE_RECORDS } from './live-records';

for (const [hash, path, screen] of LIVE_RECORDS) {
  test(`a change of ${path} appears in the open page`, async ({ openLive, database }) => {
    const page = await openLive(hash);
    await database.put(`${BASE}/${path}`, 'Scritto <b>adesso</b>');
    await expect(page.locator(screen).getByText('Scritto adesso').first()).toBeVisible();
  });
}

test('live values equal to the snapshot change no node', async ({ page, database }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { mutationsSeen: seen });
    new MutationObserver(() => {
      if (!('hydrated' in document.documentElement.dataset)) return;
      new MutationObserver((records) => seen.push(...records.map(({ type }) => type))).observe(
        document.querySelector('main') ?? document.body,
        { subtree: true, childList: true, characterData: true },
      );
    }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  });
  await page.goto('/#/chi_siamo');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Arrivato');
  await expect(page.locator('footer').getByText('Arrivato')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { mutationsSeen: string[] }).mutationsSeen)).toEqual(
    [],
  );
});

test('the sanitiser is downloaded only when some HTML has changed', async ({ openLive, database }) => {
  // A screen without sliders, so that nothing else is loaded meanwhile.
  const page = await openLive('#/contatti');
  const scripts = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  const before = await scripts();
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Arrivato <b>ora</b>');
  await expect(page.locator('footer').getByText('Arrivato ora')).toBeVisible();
  expect(await scripts()).toBeGreaterThan(before);
});

test('the menu and the visibility are read once: a later change waits for the next visit', async ({
  openLive,
  database,
}) => {
  const page = await openLive();
  await database.put(`${BASE}/impostazioni/etichette/menu/contatti/_value`, 'Scrivici');
  await database.put(`${BASE}/pagine/chi_siamo/_visibility`, false);
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Dopo il menu');
  await expect(page.locator('footer').getByText('Dopo il menu')).toBeVisible();
  const menu = page.getByRole('navigation').getByRole('link');
  await expect(menu.filter({ hasText: 'Contatti' })).toHaveCount(1);
  await page.reload();
  await expect(menu.filter({ hasText: 'Scrivici' })).toHaveCount(1);
  await expect(menu.filter({ hasText: 'Chi siamo' })).toHaveCount(0);
});

test('an update leaves scroll position and focus as they were', async ({ openLive, database }) => {
  const page = await openLive();
  await page.evaluate(() => window.scrollTo(0, 900));
  const link = page.locator('[id="/"] a').nth(1);
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  await database.put(
    `${BASE}/pagine/home/blocchi_immagine_testo_cta/_list/2/descrizione/_value`,
    '<p>Cambiato</p>',
  );
  await expect(page.getByText('Cambiato')).toBeAttached();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a value of the wrong kind never replaces a good one', async ({ openLive, database }) => {
  const page = await openLive('#/contatti');
  const text = await page.locator('[id="/contatti"]').innerText();
  await database.put(`${BASE}/pagine/contatti`, 'non è un record');
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Ancora qui');
  await expect(page.locator('footer').getByText('Ancora qui')).toBeVisible();
  expect(await page.locator('[id="/contatti"]').innerText()).toBe(text);
});
