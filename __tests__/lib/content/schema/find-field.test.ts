import { PAGES } from '@/lib/site/content';
import { FIXED_PATHS, stepsTo } from '@/lib/content/schema/find-field';

test('the records with a fixed path are those of the specification, and of the pages that came later', () => {
  const specified = [
    'footer',
    'impostazioni/etichette/menu',
    'pagine/chi_siamo',
    'pagine/contatti',
    'pagine/cosa_facciamo',
    'pagine/cosa_facciamo/prodotti',
    'pagine/cosa_facciamo/servizi',
    'pagine/cosa_facciamo/welfare',
    'pagine/home',
    'pagine/lavora_con_noi',
    'pagine/lavora_con_noi/introduzione',
  ];
  const pages = Object.keys(PAGES).map((page) => `pagine/${page}`);
  expect([...FIXED_PATHS].sort()).toEqual([...new Set([...specified, ...pages])].sort());
});

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
