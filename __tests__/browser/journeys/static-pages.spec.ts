import { expect, test } from '../engines/journey';

test('a static page reads without a complaint of the browser and asks for the app shell beforehand; a click goes on there, and back returns', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.go('mappa/');
  await visitor.sees('h1', 'Mappa del sito');
  await visitor.go('lavora_con_noi/consulente-di-welfare-aziendale/');
  await visitor.sees('h1', 'Consulente di welfare aziendale');
  await visitor.until('the app shell has been asked for', () =>
    performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === '/'),
  );
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  expect(await visitor.hash()).toBe('#/contatti');
  await visitor.tab.back();
  await visitor.sees('h1', 'Consulente di welfare aziendale');
});

test('a screen after the # of a static page is followed, when the page opens and when somebody writes it there', async ({
  visit,
  expectComplaints,
}) => {
  // The page of an unknown address leads on, and is one all the same.
  expectComplaints(/status of 404/);
  const visitor = await visit();
  await visitor.go('chi_siamo/#/contatti');
  await visitor.seesScreen('/contatti');
  expect(await visitor.tab.evaluate(() => location.pathname + location.hash)).toBe('/#/contatti');
  await visitor.go('chi_siamo/');
  await visitor.sees('h1', 'Chi siamo');
  await visitor.tab.evaluate(() => void (location.hash = '#/contatti'));
  await visitor.seesScreen('/contatti');
  // A program has escaped the #.
  for (const address of ['%23/chi_siamo', 'index.html%23%2Fchi_siamo', '?from=mail%23/chi_siamo']) {
    await visitor.go(address);
    await visitor.seesScreen('/chi_siamo');
    expect(await visitor.hash()).toBe('#/chi_siamo');
  }
});
