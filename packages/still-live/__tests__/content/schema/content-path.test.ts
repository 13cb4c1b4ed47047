import { type ContentPath, entryPath } from 'still-live/content/schema/records';

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
