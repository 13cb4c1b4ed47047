import { expect, test } from '../engines/journey';

test('a plain page reads without a complaint of the browser; a click goes on in the entry, and back returns', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.go('mappa/');
  await visitor.sees('h1', 'Mappa del sito');
  await visitor.go('lavora_con_noi/consulente-di-welfare-aziendale/');
  await visitor.sees('h1', 'Consulente di welfare aziendale');
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  expect(await visitor.hash()).toBe('#/contatti');
  await visitor.tab.back();
  await visitor.sees('h1', 'Consulente di welfare aziendale');
});
