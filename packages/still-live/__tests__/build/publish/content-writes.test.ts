import fc from 'fast-check';
import { canonicalJson } from 'still-live/content/fingerprint';
import { contentWrites } from 'still-live/build/publish/content-writes';

const value = (text: string): object => ({ _value: text });

function applied(tree: unknown, writes: ReturnType<typeof contentWrites>): unknown {
  return writes.reduce((result, [path, to]) => set(result, path.split('/'), to), tree);
}

function set(tree: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const parts = new Map<string, unknown>(
    typeof tree === 'object' && tree !== null ? Object.entries(tree) : [],
  );
  parts.set(key, set(parts.get(key), rest, to));
  return Object.fromEntries(parts);
}

test('only what changed is written, and what is gone removed, at the deepest path', () => {
  const from = { pagine: { home: { a: value('x'), b: value('y'), l: ['p', 'q'] } }, footer: { c: 'z' } };
  const to = { pagine: { home: { a: value('x'), b: value('w'), l: ['p', null] } }, footer: { c: 'z' } };
  expect(contentWrites(from, to, 'projects/feeling')).toEqual([
    ['projects/feeling/pagine/home/b/_value', 'w'],
    ['projects/feeling/pagine/home/l/1', null],
  ]);
});

test('the base path itself is never written, even when nothing was published before', () => {
  const to = { pagine: { home: { a: 'x' } }, footer: { b: 'y' } };
  expect(contentWrites({}, to, 'projects/feeling')).toEqual([
    ['projects/feeling/pagine', to.pagine],
    ['projects/feeling/footer', to.footer],
  ]);
});

test('a list with holes and a record with integer keys need no write', () => {
  const sparse = { pagine: { home: [null, null, 'x'] } };
  expect(contentWrites(sparse, { pagine: { home: { 2: 'x' } } }, 'p')).toEqual([]);
});

test('for any two versions, the writes turn one into the other and never overlap', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(null, '', 0, 'x', true),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0', '1', '_value'), tie('tree')),
    ),
  }));
  const content = fc.record({ pagine: tree, footer: tree });
  fc.assert(
    fc.property(content, content, (from, to) => {
      const writes = contentWrites(from, to, 'p');
      expect(canonicalJson(applied({ p: from }, writes))).toBe(canonicalJson({ p: to }));
      const paths = writes.map(([path]) => path);
      expect(paths.some((a) => paths.some((b) => b.startsWith(`${a}/`)))).toBe(false);
    }),
  );
});
