import { differences } from 'still-live/content/changes/differences';

const home = (parts: object): object => ({ pagine: { home: parts } });
const page = (_visibility: unknown): object => ({ pagine: { diario: { _visibility, testo: 'x' } } });
const template = (titolo: string): object =>
  home({ elenco: { _list: [{ titolo }, { titolo: 'Uno' }] }, foto: { _list: { 4: { _id: 0, titolo } } } });

const told = (before: object, after: object): string[] =>
  differences(home(before), home(after)).map(
    ({ kind, path }) => `${kind} ${path.replace('pagine/home/', '')}`,
  );

test.each([
  ['another key and another history', { projectApiKey: 'a' }, { projectApiKey: 'b', history: { x: 1 } }],
  ['a value without its wrapper', home({ a: { _value: 'x' } }), home({ a: 'x' })],
  ['a number as digits', home({ b: 2 }), home({ b: '2' })],
  [
    'a list by index',
    home({ l: { _list: [null, null, { t: 'x' }] } }),
    home({ l: { _list: { 2: { t: 'x' } } } }),
  ],
  ['other templates, by index and by id', template('a'), template('b')],
  ['a page without a visibility, which is hidden', page(null), page(false)],
  ['a visibility in other words', page(true), page('1')],
])('%s is no difference', (_what, before, after) => {
  expect(differences(before, after)).toEqual([]);
});

test('a changed text is one difference at its field, without the wrapper', () => {
  expect(differences(home({ testo_chi_siamo: { _value: 'Noi' } }), home({ testo_chi_siamo: 'Voi' }))).toEqual(
    [
      {
        path: 'pagine/home/testo_chi_siamo',
        kind: 'changed',
        isEntry: false,
        before: expect.objectContaining({ value: 'Noi' }),
        after: expect.objectContaining({ value: 'Voi' }),
      },
    ],
  );
});

test('a text that appears or is emptied was added or removed', () => {
  expect(differences(home({ a: '', b: 'x' }), home({ a: 'Nuovo', b: 'x' }))).toEqual([
    {
      path: 'pagine/home/a',
      kind: 'added',
      isEntry: false,
      after: expect.objectContaining({ value: 'Nuovo' }),
    },
  ]);
  expect(told({ a: 'x', b: 'x' }, { b: 'x' })).toEqual(['removed a']);
  expect(told({ a: 'x', b: 'x' }, { a: '', b: 'x' })).toEqual(['removed a']);
});

test('a visibility that appears or goes was turned on or off', () => {
  const turned = { path: 'pagine/diario/_visibility', kind: 'changed' };
  const [off, on] = [{ value: false }, { value: true }];
  expect(differences(page(null), page(true))).toMatchObject([{ ...turned, before: off, after: on }]);
  expect(differences(page('1'), page(null))).toMatchObject([{ ...turned, after: off }]);
});

test('entries with nothing in common are matched by their place; an entry on one side is one difference', () => {
  const posizioni = (_list: object) => ({ posizioni: { _list } });
  expect(
    told(
      posizioni({ 1: { titolo: 'Uno' }, 2: { titolo: 'Due' } }),
      posizioni({ 1: { titolo: 'Primo' }, 3: { titolo: 'Tre', testo: 'x' } }),
    ),
  ).toEqual(['changed posizioni/_list/1/titolo', 'removed posizioni/_list/2', 'added posizioni/_list/3']);
});

test('order, media type and text alternative are differences of their own', () => {
  const foto = (_order: number, _alt: string) => ({
    foto: { _list: { 1: { _id: 1, _order, immagine: { _value: '/a.jpg', _alt } } } },
  });
  expect(told(foto(1, 'A'), foto(2, 'B'))).toEqual([
    'changed foto/_list/1/_order',
    'changed foto/_list/1/immagine/_alt',
  ]);
});

test('differences come in the order in which editors read, however the database sorts its keys', () => {
  const tree = (text: string): object => ({
    footer: { colonna_1: { testo: text, titolo: text } },
    pagine: { contatti: { cta: { titolo_cta: text } }, home: { testo_chi_siamo: text } },
  });
  expect(differences(tree('a'), tree('b')).map(({ path }) => path)).toEqual([
    'pagine/home/testo_chi_siamo',
    'pagine/contatti/cta/titolo_cta',
    'footer/colonna_1/titolo',
    'footer/colonna_1/testo',
  ]);
});
