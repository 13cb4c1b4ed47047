import fc from 'fast-check';
import { canonicalJson } from 'still-live/content/fingerprint';
import { rawAt } from 'still-live/content/raw-tree';
import {
  changedParts,
  isPartPath,
  overlap,
  pickParts,
  withParts,
  withValueAt,
} from 'still-live/content/parts';

const published = {
  footer: { colonna_1: { titolo: 'Sede' } },
  pagine: { home: { a: 1 }, contatti: { b: 1, _visibility: true } },
  impostazioni: { etichette: { menu: { home: { _value: 'Home' } }, altro: 1 } },
};

test('what differs is told by page, footer and menu', () => {
  const draft = {
    ...published,
    footer: { colonna_1: { titolo: 'Sedi' } },
    pagine: { home: { a: 1 }, chi_siamo: { c: 1 } },
    impostazioni: { etichette: { menu: { home: { _value: 'Casa' } }, altro: 1 } },
  };
  expect(changedParts(published, draft)).toEqual([
    'pagine/contatti',
    'footer',
    'impostazioni/etichette/menu',
    'pagine/chi_siamo',
  ]);
  expect(changedParts(published, published)).toEqual([]);
});

test('a part is taken from one tree into another, and a part that is not there is taken away', () => {
  const draft = { pagine: { contatti: { b: 2 } } };
  expect(withParts(published, ['pagine/contatti', 'footer'], draft)).toEqual({
    pagine: { home: { a: 1 }, contatti: { b: 2 } },
    impostazioni: published.impostazioni,
  });
  expect(pickParts(published, ['pagine/contatti/_visibility'])).toEqual({
    pagine: { contatti: { _visibility: true } },
  });
});

test('many parts at once are the same as one after the other, where they overlap too', () => {
  const key = fc.constantFrom('a', 'b', '__proto__');
  const tree = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, 1, 2),
      fc.dictionary(key, tie('tree'), { maxKeys: 3 }),
    ),
  })).tree;
  const path = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => keys.join('/'));
  fc.assert(
    fc.property(tree, tree, fc.array(path), (before, source, paths) => {
      const oneByOne = paths.reduce<unknown>(
        (result, at) => withValueAt(result, at, rawAt(source, at)),
        before,
      );
      const expected = paths.length === 0 ? withParts(before, [], source) : oneByOne;
      expect(canonicalJson(withParts(before, paths, source))).toBe(canonicalJson(expected));
    }),
  );
});

test('an entry of a list is replaced whether the database gave a list or a record', () => {
  const entry = { titolo: 'nuovo' };
  const asList = { _list: [null, { titolo: 'uno' }, { titolo: 'due' }] };
  const asRecord = { _list: { 1: { titolo: 'uno' }, 2: { titolo: 'due' } } };
  for (const tree of [asList, asRecord]) {
    expect(canonicalJson(withValueAt(tree, '_list/2', entry))).toBe(
      canonicalJson({ _list: { 1: { titolo: 'uno' }, 2: entry } }),
    );
  }
});

test('names that mean something to JavaScript are data like any other, and the tree given stays as it is', () => {
  const name = fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'a', '1');
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (keys) => {
      const before = canonicalJson(published);
      const result = withValueAt(published, keys.join('/'), 'x');
      const found = keys.reduce<unknown>(
        (tree, key) => Object.getOwnPropertyDescriptor(Object(tree), key)?.value,
        result,
      );
      expect(found).toBe('x');
      expect(canonicalJson(published)).toBe(before);
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    }),
  );
});

test.each([
  'footer',
  'pagine/contatti',
  'pagine/diario',
  'pagine/cosa_facciamo/servizi',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3',
  'impostazioni/etichette/menu',
  'pagine/contatti/_visibility',
])('%s can be published on its own', (path) => {
  expect(isPartPath(path)).toBe(true);
});

test.each([
  '',
  'pagine',
  'projectApiKey',
  'impostazioni',
  'pagine/',
  'footer/colonna_1',
  'pagine/contatti/testo_introduttivo',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3/titolo',
])('«%s» cannot', (path) => {
  expect(isPartPath(path)).toBe(false);
});

test('parts overlap when one holds the other, not when its name begins like the other', () => {
  expect(overlap('pagine/chi', 'pagine/chi_siamo')).toBe(false);
  expect(overlap('pagine/chi_siamo', 'pagine/chi')).toBe(false);
  expect(overlap('pagine/contatti', 'pagine/contatti/_visibility')).toBe(true);
});
