import { stepsTo } from 'still-live/content/schema/find-field';

test.each([
  'pagine/home/titolo',
  'pagine/home/blocco_servizi_e_prodotti/_list/1/etichetta',
  'pagine/home/testo_chi_siamo/altro',
  'footer/colonna_3',
  'projectApiKey',
])('the schema has no %s', (path) => {
  expect(stepsTo(path)).toBeUndefined();
});

test.each([
  'pagine/home/blocco_servizi_e_prodotti/2/titolo_blocco/_value',
  'pagine/home/immagini_di_copertina/_list/1/immagine/_alt',
  'pagine/home/immagini_di_copertina/_alt',
  'pagine/diario/_visibility',
  'impostazioni/etichette/menu/home/url',
  'impostazioni/etichette/menu/home/_url',
])('the schema has %s', (path) => {
  expect(stepsTo(path)).toBeDefined();
});
