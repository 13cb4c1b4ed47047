import { parseRecord } from 'still-live/content/parse/parse-record';
import { entryRecord, type RecordPath } from 'still-live/content/schema/records';
import { stored } from '../schema/stored-content';
import { markingSanitiser } from './fake-sanitiser';
import { bindOwnSite } from '../../own-site';

bindOwnSite();

/* Each field of the site is in __tests__/lib/site/every-field.test.ts, each kind of field in parse-leaf.test.ts, lists in parse-list.test.ts. */

const parse = <P extends RecordPath>(path: P, raw: unknown) => parseRecord(path, raw, markingSanitiser);

test('a position that does not exist is null', () => {
  expect(parse(entryRecord('lavora_con_noi_dettaglio', '99'), null)).toEqual({
    value: null,
    issues: [],
    isWrong: false,
  });
});

test('a record that says it is the template of the list is no position, whatever its index', () => {
  const template = { _id: 0, titolo: 'MODELLO: non mostrare' };
  expect(parse(entryRecord('lavora_con_noi_dettaglio', '3'), template).value).toBeNull();
});

// [spec 2.24]
test.each(['-Nabc', '01', 'a b', '0'])(
  'a position keeps its index in the database as its key, and one with the key «%s», which is no index, is in no list',
  (key) => {
    const position = { titolo: 'Cuoco' };
    const raw = { posizioni_aperte: { posizioni: { _list: { [key]: position, 3: position } } } };
    const { posizioni } = parse('pagine/lavora_con_noi', raw).value.posizioni_aperte;
    expect(posizioni.map((card) => card.key)).toEqual(['3']);
    expect(parse(entryRecord('lavora_con_noi_dettaglio', key), position).value).toBeNull();
  },
);

// [spec 3.14, 3.15, 4.11, 5.3]
test('menu entries are sorted by order; keys with an underscore, and entries without a label, are left out', () => {
  const raw = {
    _note: { _value: 'no' },
    contatti: { _value: 'Contatti', url: 'contatti', order: 3 },
    home: { _value: 'Home', url: '', order: 1 },
    chi_siamo: { value: 'Chi siamo', url: { _value: 'chi_siamo' }, order: '2' },
    diario: { _value: '', url: 'diario' },
    lavora_con_noi: { url: 'lavora_con_noi' },
  };
  expect(parse('impostazioni/etichette/menu', raw).value).toEqual([
    { page: 'home', label: 'inline(Home)', url: '', order: 1 },
    { page: 'chi_siamo', label: 'inline(Chi siamo)', url: 'chi_siamo', order: 2 },
    { page: 'contatti', label: 'inline(Contatti)', url: 'contatti', order: 3 },
  ]);
});

test('a part of the wrong type is left out, reported with its path, and spoils nothing else', () => {
  const column = stored({ titolo: 'label', testo: 'html' });
  const { value: footer, issues } = parse('footer', {
    sezione_contatti: 'no record',
    colonna_1: column,
    colonna_social: { _list: [{}, { nome_social: { a: { b: 1 } }, link_social: 'https://a.example' }] },
  });
  expect(footer.colonna_1).toEqual({ titolo: 'inline(label)', testo: 'flow(html)' });
  expect(footer.colonna_social).toEqual([{ key: '1', nome_social: '', link_social: 'https://a.example' }]);
  expect(issues).toEqual([
    { path: 'footer/sezione_contatti', expected: 'record', found: 'text' },
    { path: 'footer/colonna_social/_list/1/nome_social', expected: 'text', found: 'record' },
  ]);
});

const gallery = (raw: unknown) =>
  parse('pagine/home', { immagini_di_copertina: raw }).value.immagini_di_copertina;
const urls = (raw: unknown) => gallery(raw).map(({ url }) => url);
const item = (id: number, order: number, url?: string, type = 'image/jpeg'): object => ({
  _id: id,
  _order: order,
  immagine: url === undefined ? { _mediaType: type } : { _value: url, _mediaType: type },
});
const bare = (url: string): object => ({ immagine: { _value: url } });

// [spec 2.66, 2.67, 2.68, 3.17]
test.each([
  ['sorted by _order', [item(0, 0, 't'), item(1, 3, 'c'), item(2, 1, 'a')], ['a', 'c']],
  ['in the order of the list without one', { 2: bare('b'), 10: bare('c'), 1: bare('a') }, ['a', 'b', 'c']],
  ['dropped with _id zero, wherever they stand', [item(5, 0, 't'), item(0, 1, 'x'), item(2, 2, 'b')], ['b']],
  ['left out without a value', [{}, item(1, 1), item(2, 2, ''), { _id: 3 }, item(4, 4, 'd')], ['d']],
])('items of a gallery are %s', (_what, _list, shown) => {
  expect(urls({ _list })).toEqual(shown);
});

// [spec 2.65, 2.69, 2.71, 2.72, 3.17]
test('the media type tells pictures, videos and YouTube apart', () => {
  const typed = ['image/png', 'video/mp4', 'youtube/embed'].map((type, at) => item(at + 1, at, 'a', type));
  const kinds = gallery({ _list: [{}, ...typed, bare('d')] });
  expect(kinds.map(({ kind }) => kind)).toEqual(['image', 'video', 'youtube', 'image']);
});

test('two items with the same _id stay two slides', () => {
  const items = gallery({ _list: [{}, item(1, 1, 'a'), item(1, 2, 'b')] });
  expect(items.map(({ id }) => id)).toEqual(['1', '1~1']);
});

test.each([
  ['a single wrapped value', { _value: 'a', _mediaType: 'image/jpeg' }, ['a']],
  ['a bare address', 'a', ['a']],
  ['nothing', undefined, []],
  ['a number', 4, []],
])('a gallery given as %s is read', (_name, raw, shown) => {
  expect(urls(raw)).toEqual(shown);
});

test('the list of positions has of each what its card shows, and no more', () => {
  const posizioni = { _list: { 1: { titolo: 'Cuoca', sottotitolo: 'Bari', descrizione_posizione: 'x' } } };
  const { value } = parseRecord(
    'pagine/lavora_con_noi',
    { posizioni_aperte: { posizioni } },
    markingSanitiser,
  );
  expect(value.posizioni_aperte.posizioni).toEqual([
    { key: '1', titolo: 'inline(Cuoca)', sottotitolo: 'inline(Bari)' },
  ]);
});
