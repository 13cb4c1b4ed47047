import fc from 'fast-check';
import { differences } from 'still-live/content/changes/differences';
import { contentIssues } from 'still-live/content/checks/content-issues';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { rawAt } from 'still-live/content/raw-tree';
import { entryRecord, type RecordPath, visibilityPath } from 'still-live/content/schema/records';
import { declared } from 'still-live/declaration';
import { fixedPaths, stepsTo } from 'still-live/content/schema/find-field';
import type { Field } from 'still-live/content/schema/field';
import { markingSanitiser } from './parse/fake-sanitiser';

const ALL_PATHS: RecordPath[] = [
  ...fixedPaths(),
  entryRecord('lavora_con_noi_dettaglio', '1'),
  visibilityPath('home'),
];
const parse = <P extends RecordPath>(path: P, raw: unknown) => parseRecord(path, raw, markingSanitiser);

const texts = fc.constantFrom<unknown>(
  null,
  '',
  'bad',
  '<b>x',
  '<a href=bad>',
  'ftp://x',
  true,
  3,
  Number.NaN,
);
const key = fc.constantFrom('_value', '_list', '_id', '_order', '0', '1', 'x', 'constructor', '__proto__');
const { junk } = fc.letrec((tie) => ({
  junk: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts,
    fc.string(),
    fc.array(tie('junk'), { maxLength: 4 }),
    fc.dictionary(key, tie('junk'), { maxKeys: 6 }),
  ),
}));

/** Content of the shape of the schema, in which any field may be missing, good or bad, and any part something else. */
function anyOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'list') {
    const entries = fc.dictionary(fc.constantFrom('1', '2', 'home'), anyParts(field.parts), { maxKeys: 2 });
    return fc.oneof({ weight: 8, arbitrary: entries }, { weight: 1, arbitrary: junk });
  }
  if (field.kind === 'group') return anyParts(field.parts);
  const kind = fc.constantFrom('image/png', 'youtube', 'video/mp4');
  return fc.oneof(texts, fc.record({ _value: texts, _mediaType: kind }));
}
function anyParts(parts: Readonly<Record<string, Field>>): fc.Arbitrary<object> {
  const arbitraries = Object.entries(parts).map(([name, part]) => [name, anyOf(part)] as const);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] });
}

const keysOf = (value: unknown) => Object.keys(Object(value)).sort();
const WHOLE = ALL_PATHS.map((path) => [path, keysOf(parse(path, {}).value)] as const);

test('whatever the database has, a record is complete, an issue has a place in the schema, and no tree differs from itself', () => {
  const reported = new Set<string>();
  fc.assert(
    fc.property(anyParts(declared('content')), junk, (tree, other) => {
      const read = WHOLE.flatMap(([path, keys]) =>
        [rawAt(tree, path), other].map((raw) => ({ value: parse(path, raw).value, keys })),
      );
      const records = read.filter(({ value }) => !Array.isArray(value) && Object(value) === value);
      expect(records.map(({ value }) => keysOf(value))).toEqual(records.map(({ keys }) => keys));
      expect(JSON.stringify(records)).not.toContain('null');

      for (const { path, message } of contentIssues(tree)) {
        reported.add(path.replace(/\/[\dh][a-z]*(?=\/)/g, '/1'));
        if (stepsTo(path) === undefined || message === '') throw new Error(`${path} «${message}»`);
      }

      expect(differences(tree, structuredClone(tree))).toEqual([]);
      const changes = differences({ pagine: { home: other } }, tree);
      const same = changes.filter(
        ({ before, after, places }) => before === after && places?.[0] === places?.[1],
      );
      expect(same).toEqual([]);
    }),
  );
  expect(reported.size).toBeGreaterThan(50);
});

test('names of object methods are data like any other', () => {
  const raw: unknown = JSON.parse('{"__proto__":{"titolo":{"_value":"x"}},"constructor":{"_value":"y"}}');
  expect(parse(entryRecord('lavora_con_noi_dettaglio', '1'), raw).value?.titolo).toBe('');
  expect(parse('impostazioni/etichette/menu', raw).value.map(({ page }) => page)).toEqual(['constructor']);
  const paths = differences({ pagine: { home: { a: 'b' } } }, { pagine: { home: raw } }).map(
    ({ path }) => path,
  );
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['a', '__proto__', 'constructor']);
});
