import fc from 'fast-check';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { PAGES } from '@/lib/content/schema/content';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { positionPath, type RecordPath, visibilityPath } from '@/lib/content/records';
import { markingSanitiser } from './fake-sanitiser';

const ALL_PATHS: RecordPath[] = [...FIXED_PATHS, positionPath('1'), visibilityPath('home')];
const value = (text: unknown): object => ({ _value: text });
const parse = <P extends RecordPath>(path: P, raw: unknown) => parseRecord(path, raw, markingSanitiser);

/** The shape of a value: the same keys everywhere, each leaf replaced by its type, lists by the shape of an entry. */
function shape(input: unknown): unknown {
  if (Array.isArray(input)) return input.length > 0 ? [shape(input[0])] : [];
  if (typeof input !== 'object' || input === null) return input === null ? 'null' : typeof input;
  return Object.fromEntries(Object.entries(input).map(([key, part]) => [key, shape(part)]));
}

// [spec 2.29, 3.4]
test('home is read with all its parts', () => {
  const raw = {
    immagini_di_copertina: {
      _list: [
        { _id: 0 },
        { _id: 1, _order: 1, immagine: { _value: '/a.jpg', _mediaType: 'image/jpeg', _alt: 'A' } },
      ],
    },
    blocco_servizi_e_prodotti: {
      _list: [
        { titolo_blocco: value('template') },
        {
          titolo_blocco: value('Servizi'),
          descrizione_blocco: value('<p>x</p>'),
          link: value('cosa_facciamo/1'),
        },
      ],
    },
    testo_chi_siamo: value('<p>Noi</p>'),
    blocchi_immagine_testo_cta: {
      _list: {
        2: {
          gallery_immagini: { _list: [] },
          descrizione: value('d'),
          cta: { etichetta: value('Vai'), link: value('contatti') },
        },
      },
    },
  };
  const { value: home, issues, isWrong } = parse('pagine/home', raw);
  expect(issues).toEqual([]);
  expect(isWrong).toBe(false);
  const { _visibility, ...parts } = PAGES.home.parts;
  expect(Object.keys(home).sort()).toEqual(Object.keys(parts).sort());
  expect(home).toMatchObject({
    immagini_di_copertina: [{ id: '1', kind: 'image', url: '/a.jpg', alt: 'A' }],
    blocco_servizi_e_prodotti: [
      {
        key: '1',
        titolo_blocco: 'inline(Servizi)',
        descrizione_blocco: 'flow(<p>x</p>)',
        link: 'cosa_facciamo/1',
      },
    ],
    testo_chi_siamo: 'flow(<p>Noi</p>)',
    blocchi_immagine_testo_cta: [
      {
        key: '2',
        gallery_immagini: [],
        descrizione: 'flow(d)',
        cta: { etichetta: 'inline(Vai)', link: 'contatti' },
      },
    ],
  });
});

// [spec 2.24]
test('a position keeps its index in the database as its key', () => {
  const raw = { posizioni_aperte: { posizioni: { _list: [{}, null, null, { titolo: value('Cuoco') }] } } };
  expect(parse('pagine/lavora_con_noi', raw).value.posizioni_aperte.posizioni).toEqual([
    { key: '3', titolo: 'inline(Cuoco)', sottotitolo: '' },
  ]);
});

test('a position that does not exist is null', () => {
  expect(parse(positionPath('99'), null)).toEqual({ value: null, issues: [], isWrong: false });
});

// [spec 3.14, 3.15, 4.11, 5.3]
test('menu entries are sorted by order and keys starting with an underscore are ignored', () => {
  const raw = {
    _note: { _value: 'no' },
    contatti: { _value: 'Contatti', url: 'contatti', order: 3 },
    home: { _value: 'Home', url: '', order: 1 },
    chi_siamo: { value: 'Chi siamo', url: value('chi_siamo'), order: '2' },
  };
  expect(parse('impostazioni/etichette/menu', raw).value).toEqual([
    { page: 'home', label: 'inline(Home)', url: '', order: 1 },
    { page: 'chi_siamo', label: 'inline(Chi siamo)', url: 'chi_siamo', order: 2 },
    { page: 'contatti', label: 'inline(Contatti)', url: 'contatti', order: 3 },
  ]);
});

test('a menu entry without a label, which has nothing to show, is left out', () => {
  const raw = {
    home: { _value: 'Home' },
    diario: { _value: '', url: 'diario' },
    contatti: { url: 'contatti' },
  };
  expect(parse('impostazioni/etichette/menu', raw).value.map(({ page }) => page)).toEqual(['home']);
});

test.each(['-Nabc', '01', 'a b', '0'])(
  'a position with the key «%s», which is no index, is in no list',
  (key) => {
    const position = { titolo: value('Cuoco') };
    const raw = { posizioni_aperte: { posizioni: { _list: { [key]: position, 2: position } } } };
    const { posizioni } = parse('pagine/lavora_con_noi', raw).value.posizioni_aperte;
    expect(posizioni.map((card) => card.key)).toEqual(['2']);
    expect(parse(positionPath(key), position).value).toBeNull();
  },
);

test('a part of the wrong type is left out, reported with its path, and spoils nothing else', () => {
  const { value: footer, issues } = parse('footer', {
    sezione_contatti: 'no record',
    colonna_1: { titolo: value('T'), testo: value('x') },
    colonna_social: {
      _list: [{}, { nome_social: { a: { b: 1 } }, link_social: value('https://a.example') }],
    },
  });
  expect(footer.colonna_1).toEqual({ titolo: 'inline(T)', testo: 'flow(x)' });
  expect(footer.colonna_social).toEqual([{ key: '1', nome_social: '', link_social: 'https://a.example' }]);
  expect(issues).toEqual([
    { path: 'footer/sezione_contatti', expected: 'record', found: 'text' },
    { path: 'footer/colonna_social/_list/1/nome_social', expected: 'text', found: 'record' },
  ]);
});

test.each([
  ['a text', 'wrong', true],
  ['a number', 7, true],
  ['a list', [1], true],
  ['nothing', null, false],
  ['an empty record', {}, false],
])('of a record that is %s it is known whether its type is wrong', (_name, raw, isWrong) => {
  expect(parse('pagine/home', raw).isWrong).toBe(isWrong);
});

// [spec 8.2]
test.each(ALL_PATHS)('%s is complete when the database has nothing', (path) => {
  expect(parse(path, null).issues).toEqual([]);
  expect(parse(path, undefined).value).toEqual(parse(path, null).value);
});

test('names of object methods are data like any other', () => {
  const raw = JSON.parse('{"__proto__":{"titolo":{"_value":"x"}},"constructor":{"_value":"y"}}') as unknown;
  expect(parse(positionPath('1'), raw).value?.titolo).toBe('');
  expect(parse('impostazioni/etichette/menu', raw).value.map(({ page }) => page)).toEqual(['constructor']);
});

describe('for any content whatsoever', () => {
  const names = [
    '_value _list _id _order _mediaType _alt immagine titolo descrizione link cta etichetta __proto__ 0 1 2 constructor',
    'immagini_di_copertina blocco_servizi_e_prodotti titolo_blocco blocchi_immagine_testo_cta gallery_immagini servizi',
    'elenco_servizi posizioni_aperte posizioni introduzione cta_candidatura lista_contatti colonna_contatti colonna_1',
  ]
    .join(' ')
    .split(' ');
  const key = fc.oneof(
    { arbitrary: fc.constantFrom(...names), weight: 5 },
    { arbitrary: fc.string(), weight: 1 },
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, undefined, true, '', 'testo', 0, 1, Number.NaN),
      fc.string(),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 6 }),
    ),
  }));

  test.each(ALL_PATHS)('%s never throws and always gives a complete value', (path) => {
    const complete = shape(parse(path, path.includes('/_list/') ? { titolo: value('x') } : {}).value);
    fc.assert(
      fc.property(tree, (raw) => {
        const parsed = parse(path, raw).value;
        if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return;
        expect(Object.keys(parsed).sort()).toEqual(Object.keys(complete as object).sort());
        expect(JSON.stringify(parsed)).not.toContain('null');
      }),
      { numRuns: 200 },
    );
  });
});

test('a record that says it is the template of the list is no position, whatever its index', () => {
  const template = { _id: 0, titolo: value('MODELLO: non mostrare') };
  expect(parse(positionPath('3'), template).value).toBeNull();
});
