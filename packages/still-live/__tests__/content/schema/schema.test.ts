import { stepsTo } from 'still-live/content/schema/find-field';
import { type ContentPath, entryPath } from 'still-live/content/schema/records';
import { rawAt } from 'still-live/content/raw-tree';
import { recordsOf } from 'still-live/content/schema/content-tree';

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

const OFFERS = 'pagine/home/blocco_servizi_e_prodotti';

test('a path of the schema compiles, and any other does not', () => {
  const paths: ContentPath[] = [
    'pagine/chi_siamo/testo_chi_siamo',
    'pagine/contatti/cta/link_cta',
    entryPath(OFFERS, '1', 'link'),
    // @ts-expect-error The page has no such field.
    'pagine/chi_siamo/testo_di_chiusura',
    // @ts-expect-error Entries of a list are named by `entryPath`.
    `${OFFERS}/_list/1`,
    // @ts-expect-error Entries of this list have no such part.
    entryPath(OFFERS, '1', 'sottotitolo'),
    // @ts-expect-error This is no list.
    entryPath('pagine/home/testo_chi_siamo', '1'),
    // @ts-expect-error A position has no such part.
    entryPath('pagine/lavora_con_noi/posizioni_aperte/posizioni', '1', 'stipendio'),
  ];
  expect(paths).toHaveLength(8);
});

test('an entry lies in the wrapper of its list; the menu has none', () => {
  expect(entryPath(OFFERS, '2')).toBe('pagine/home/blocco_servizi_e_prodotti/_list/2');
  expect(entryPath('impostazioni/etichette/menu', 'home', 'url')).toBe(
    'impostazioni/etichette/menu/home/url',
  );
});

test('a value is found in lists and in records by index, and only own keys count', () => {
  const tree = { list: [null, { a: 1 }], record: { 1: { a: 2 } } };
  expect(rawAt(tree, 'list/1/a')).toBe(1);
  expect(rawAt(tree, 'record/1/a')).toBe(2);
  expect(rawAt(tree, 'constructor/name')).toBeNull();
  expect(rawAt(tree, 'list/1/a/b')).toBeNull();
});

test('the template and everything private are left out', () => {
  const paths = (tree: object): string[] => recordsOf(tree).map(([path]) => path);
  const others = (tree: object): string[] => paths(tree).filter((path) => !paths({}).includes(path));
  const page = (posizioni: object): object => ({ lavora_con_noi: { posizioni_aperte: { posizioni } } });
  const list = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
  expect(others({ pagine: page({ _list: [{}, {}, {}], _x: 1 }) })).toEqual([
    `${list}/1`,
    `${list}/2`,
    'pagine/lavora_con_noi/_visibility',
  ]);
  expect(others({ pagine: { _x: 1, y: 2 } })).toEqual(['pagine/y/_visibility']);
  expect(others({ pagine: 'text' })).toEqual([]);
});
