import fc from 'fast-check';
import { DataError } from '../../tree/errors';
import { nodeFromJson } from '../../tree/from-json';
import { nodeAt, withNodeAt } from '../../tree/node';
import { COMPLETE, jsonPieces, jsonText, VALUES } from '../../tree/to-json';

const read = (json: unknown) => nodeFromJson(json, null, 1000);
const values = (json: unknown): string => jsonText(read(json), VALUES);
const complete = (json: unknown): string => jsonText(read(json), COMPLETE);

test.each([
  ['nothing', {}, 'null'],
  ['nulls and empty objects', { a: null, b: {}, c: { d: [] } }, 'null'],
  ['a list', ['a', 'b'], '["a","b"]'],
  ['a list with a hole', ['a', null, 'c'], '["a",null,"c"]'],
  ['a list that is mostly holes', { 0: 'a', 5: 'b' }, '{"0":"a","5":"b"}'],
  ['keys in order', { b: 1, 10: 2, 9: 3, a: 4 }, '{"9":3,"10":2,"a":4,"b":1}'],
  ['a wrapped value', { '.value': 5 }, '5'],
  ['a negative zero', -0, '0'],
  ['time', { at: { '.sv': 'timestamp' } }, '{"at":1000}'],
  ['an increment of nothing', { n: { '.sv': { increment: 2 } } }, '{"n":2}'],
])('%s', (_, json, text) => {
  expect(values(json)).toBe(text);
});

test('an increment beyond the largest number is refused, and one to zero has no sign', () => {
  const add = (json: unknown, increment: number) => nodeFromJson({ '.sv': { increment } }, read(json), 1000);
  expect(() => add(1.7e308, 1.7e308)).toThrow(DataError);
  expect(Object.is(Number(jsonText(add(-0.5, 0.5), VALUES)), 0)).toBe(true);
});

test.each([
  ['a priority on a value', { '.value': 'x', '.priority': 3 }, '{".value":"x",".priority":3}'],
  ['a priority on children', { a: 1, '.priority': 'p' }, '{"a":1,".priority":"p"}'],
  ['a priority on nothing', { '.priority': 'p' }, 'null'],
  [
    'a priority of the time',
    { '.value': 1, '.priority': { '.sv': 'timestamp' } },
    '{".value":1,".priority":1000}',
  ],
])('%s is kept', (_, json, text) => {
  expect(complete(json)).toBe(text);
});

test.each([
  ['a dot in a key', { 'a.b': 1 }],
  ['an empty key', { '': 1 }],
  ['a control character in a key', { 'a\u0001': 1 }],
  ['a key of more than 768 bytes', { ['é'.repeat(385)]: 1 }],
  ['a string of more than 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1)],
  ['a priority that is an object', { '.value': 1, '.priority': { a: 1 } }],
  ['an unknown server value', { '.sv': 'weather' }],
  ['a value of a value, however deep', JSON.parse('{".value":'.repeat(20_000) + '1' + '}'.repeat(20_000))],
  ['more than 32 levels', JSON.parse('{"a":'.repeat(33) + '1' + '}'.repeat(33))],
])('%s is refused', (_, json) => {
  expect(() => read(json)).toThrow(DataError);
});

test('a key of exactly 768 bytes and 32 levels are accepted', () => {
  expect(values({ ['é'.repeat(384)]: 1 })).toContain('é');
  expect(values(JSON.parse('{"a":'.repeat(32) + '1' + '}'.repeat(32)))).toContain('1');
});

test('__proto__ is a key like any other', () => {
  expect(values(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
});

const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.dictionary(fc.stringMatching(/^[a-z0-9_~-]{1,4}$/), tie('node'), { maxKeys: 5 }),
  ),
})).node;

test('what is written out reads back the same, whole or in pieces', () => {
  fc.assert(
    fc.property(tree, (json) => {
      const text = complete(json);
      expect(jsonText(read(JSON.parse(text)), COMPLETE)).toBe(text);
      expect([...jsonPieces(read(json))].join('')).toBe(text);
    }),
  );
});

test('a write replaces its place, shares the rest, and removes what becomes empty', () => {
  const root = read({ a: { b: 1, c: { d: 2 } }, e: { f: 3 } });
  const after = withNodeAt(root, ['a', 'b'], read('x'));
  expect(jsonText(after, VALUES)).toBe('{"a":{"b":"x","c":{"d":2}},"e":{"f":3}}');
  expect(nodeAt(after, ['e'])).toBe(nodeAt(root, ['e']));
  expect(nodeAt(after, ['a', 'c'])).toBe(nodeAt(root, ['a', 'c']));
  expect(jsonText(withNodeAt(root, ['a', 'c', 'd'], null), VALUES)).toBe('{"a":{"b":1},"e":{"f":3}}');
  expect(jsonText(withNodeAt(root, ['e', 'f', 'g'], read(1)), VALUES)).toContain('"e":{"f":{"g":1}}');
  expect(withNodeAt(root, ['none', 'at', 'all'], null)).toBe(root);
});
