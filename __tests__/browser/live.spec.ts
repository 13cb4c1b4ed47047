import { expect, test } from './fixtures';
import { goTo } from './layout/go-to';
import { BASE } from './live-records';

// [spec 7.13]
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

// [spec 7.22, 8.3]
test('an open position offers the present address to apply to; a value of the wrong kind never replaces a good one; the control of the live updates says when the connection is lost, and when it is back', async ({
  openLive,
  database,
}) => {
  const page = await openLive('#/lavora_con_noi_dettaglio/2');
  const link = page.locator('[id="/lavora_con_noi_dettaglio/2"] a[href^="mailto:"]').last();
  await expect(link).toHaveAttribute('href', /^mailto:/);
  const path = 'pagine/lavora_con_noi/introduzione/cta_candidatura/cta_link/_value';
  await database.put(`${BASE}/${path}`, 'nuovo@esempio.it');
  await expect(link).toHaveAttribute('href', /^mailto:nuovo@esempio\.it/);

  await goTo(page, '#/contatti');
  const text = await page.locator('[id="/contatti"]').innerText();
  await database.put(`${BASE}/pagine/contatti`, 'non è un record');
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Ancora qui');
  await expect(page.locator('footer').getByText('Ancora qui')).toBeVisible();
  expect(await page.locator('[id="/contatti"]').innerText()).toBe(text);

  const control = page.getByRole('button', { name: /Aggiornamenti dal vivo/ });
  await expect(control).toContainText('attivi');
  await database.stop();
  await expect(control).toContainText('senza connessione');
  await database.start();
  await expect(control).toContainText('attivi', { timeout: 30_000 });
});
