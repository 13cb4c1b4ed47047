import { type ContentPath, entryPath } from 'still-live/content/schema/records';
import { contentTree, nodeAt, recordsOf } from 'still-live/content/schema/content-tree';
import { stepsTo } from 'still-live/content/schema/find-field';
import { rawAt } from 'still-live/content/raw-tree';

const OFFERS = 'pagine/home/blocco_servizi_e_prodotti';

test('a path of the schema compiles, and any other does not', () => {
  const paths: ContentPath[] = [
    'pagine/chi_siamo/testo_chi_siamo',
    'footer/dati_societari/sede',
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

test('one picture in place of a gallery has the parts of a picture, and a field its other name', () => {
  for (const path of ['pagine/home/immagini_di_copertina/_alt', 'impostazioni/etichette/menu/home/_url'])
    expect(stepsTo(path)?.at(-1)).toMatchObject({ isEntry: false });
});

test('where a tree has nothing there is null', () => {
  expect([rawAt({}, 'a'), rawAt({ a: 1 }, 'a/b')]).toEqual([null, null]);
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

test('a field of a menu entry is found beside its label, which has the path of the entry', () => {
  const tree = contentTree({
    impostazioni: { etichette: { menu: { home: { _value: 'Inizio', url: '/' } } } },
  });
  expect(nodeAt(tree, 'impostazioni/etichette/menu/home')?.isEntry).toBe(true);
  expect(nodeAt(tree, 'impostazioni/etichette/menu/home/url')?.value).toBe('/');
});
