import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { differences } from '@/lib/content/changes/differences';
import { pageOf } from '@/lib/content/changes/place';

const value = (text: unknown): object => ({ _value: text });
const home = (parts: object): object => ({ pagine: { home: parts } });

test('equal content has no differences, whatever the key says', () => {
  const tree = { ...home({ testo_chi_siamo: value('Noi') }), projectApiKey: 'a' };
  expect(differences(tree, { ...tree, projectApiKey: 'b', history: { x: 1 } })).toEqual([]);
});

test('a changed text is one difference at its field, without the wrapper', () => {
  expect(
    differences(home({ testo_chi_siamo: value('Noi') }), home({ testo_chi_siamo: value('Voi') })),
  ).toEqual([
    {
      path: 'pagine/home/testo_chi_siamo',
      kind: 'changed',
      isEntry: false,
      before: expect.objectContaining({ value: 'Noi' }),
      after: expect.objectContaining({ value: 'Voi' }),
    },
  ]);
});

test('a text that appears or is emptied was added or removed', () => {
  const page = (parts: object): object => home({ resto: value('x'), ...parts });
  expect(differences(page({ testo: value('') }), page({ testo: value('Nuovo') }))).toEqual([
    {
      path: 'pagine/home/testo',
      kind: 'added',
      isEntry: false,
      after: expect.objectContaining({ value: 'Nuovo' }),
    },
  ]);
  expect(differences(page({ a: value('x') }), page({}))[0]?.kind).toBe('removed');
  expect(differences(page({ a: value('x') }), page({ a: value('') }))[0]?.kind).toBe('removed');
});

test('templates are ignored, by index and by id', () => {
  const list = (template: object): object =>
    home({
      elenco: { _list: [template, { titolo: value('Uno') }] },
      foto: { _list: { 4: { _id: 0, ...template } } },
    });
  expect(differences(list({ titolo: value('a') }), list({ titolo: value('b') }))).toEqual([]);
});

test('an array and a record with integer keys are the same list', () => {
  const entry = { titolo: value('Due') };
  expect(
    differences(home({ l: { _list: [null, null, entry] } }), home({ l: { _list: { 2: entry } } })),
  ).toEqual([]);
});

test('entries with nothing in common are matched by their place; an entry on one side is one difference', () => {
  const positions = (_list: object): object => ({ pagine: { lavora_con_noi: { posizioni: { _list } } } });
  const found = differences(
    positions({ 1: { titolo: value('Uno') }, 2: { titolo: value('Due') } }),
    positions({ 1: { titolo: value('Primo') }, 3: { titolo: value('Tre'), testo: value('x') } }),
  );
  expect(
    found.map(({ path, kind }) => `${kind} ${path.replace('pagine/lavora_con_noi/posizioni/_list/', '')}`),
  ).toEqual(['changed 1/titolo', 'removed 2', 'added 3']);
});

test('a list that appears is told entry by entry, a page as a whole', () => {
  const page = {
    testo: value('x'),
    foto: { _list: [{}, { immagine: value('/a.jpg') }, { immagine: value('/b.jpg') }] },
  };
  expect(differences(home({ testo: value('x') }), home(page)).map(({ path }) => path)).toEqual([
    'pagine/home/foto/_list/1',
    'pagine/home/foto/_list/2',
  ]);
  expect(differences({}, home(page)).map(({ path, kind }) => [path, kind])).toEqual([
    ['pagine/home', 'added'],
  ]);
});

test('order, media type and text alternative are differences of their own', () => {
  const item = (order: number, alt: string): object =>
    home({ foto: { _list: { 1: { _id: 1, _order: order, immagine: { _value: '/a.jpg', _alt: alt } } } } });
  expect(differences(item(1, 'A'), item(2, 'B')).map(({ path }) => path)).toEqual([
    'pagine/home/foto/_list/1/_order',
    'pagine/home/foto/_list/1/immagine/_alt',
  ]);
});

test('a value without its wrapper and a number as digits are the same content', () => {
  expect(differences(home({ a: value('x'), b: 2 }), home({ a: 'x', b: '2' }))).toEqual([]);
});

test('a page without a visibility is as hidden as one whose visibility is off', () => {
  const page = (_visibility: unknown): object => ({ pagine: { diario: { _visibility, testo: 'x' } } });
  expect(differences(page(null), page(false))).toEqual([]);
  expect(differences(page(true), page('1'))).toEqual([]);
  const turned = { path: 'pagine/diario/_visibility', kind: 'changed' };
  expect(differences(page(null), page(true))).toMatchObject([
    { ...turned, before: { value: false }, after: { value: true } },
  ]);
  expect(differences(page('1'), page(null))).toMatchObject([{ ...turned, after: { value: false } }]);
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

test('names of object methods are data like any other', () => {
  const tree = JSON.parse(
    '{"pagine":{"home":{"__proto__":{"_value":"x"},"constructor":{"_value":"y"}}}}',
  ) as unknown;
  expect(
    differences({ pagine: { home: { a: 'b' } } }, tree).map(({ path }) => path.split('/').at(-1)),
  ).toEqual(['a', '__proto__', 'constructor']);
});

test('the draft of the demo differs where its editor changed it', () => {
  const demo = JSON.parse(readFileSync('content/demo.json', 'utf8'));
  const pages = differences(demo.projects.feeling, demo.drafts.feeling).map(
    ({ path, kind }) => `${pageOf(path)} ${kind}`,
  );
  // Three pictures in another order are one that moved.
  expect(pages).toHaveLength(8);
  expect(pages).toEqual(
    expect.arrayContaining([
      'menu changed',
      'home moved',
      'home changed',
      'lavora_con_noi added',
      'cosa_facciamo removed',
    ]),
  );
});

test('for any two trees it never throws, and a tree never differs from itself', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(null, '', 0, 1, true, 'x'),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('_value', '_list', '_id', '0', '1', 'a', '__proto__'), tie('tree')),
    ),
  }));
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      expect(differences({ pagine: { home: a } }, { pagine: { home: a } })).toEqual([]);
      expect(
        differences({ pagine: { home: a } }, { pagine: b }).every(
          ({ before, after, places }) => before !== after || places?.[0] !== places?.[1],
        ),
      ).toBe(true);
    }),
  );
});
