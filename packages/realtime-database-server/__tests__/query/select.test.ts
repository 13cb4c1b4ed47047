import fc from 'fast-check';
import { queryFromWire } from '../../query/from-wire';
import { select, selectEntries } from '../../query/select';
import { nodeFromJson } from '../../tree/from-json';
import { Branch, withChild, type TreeNode } from '../../tree/node';
import { atOnce } from '../../tree/steps';
import { jsonText, VALUES } from '../../tree/to-json';

const read = (json: unknown) => nodeFromJson(json, null, 0);
const shown = (json: unknown, query: object): string =>
  jsonText(atOnce(select(read(json), queryFromWire(query))), VALUES);

const entriesOf = (...parameters: Parameters<typeof selectEntries>) => atOnce(selectEntries(...parameters));

const PEOPLE = { ada: { n: 3 }, bob: { n: 1 }, cyd: {}, dan: { n: 'x' }, eve: { n: true }, flo: { n: 3 } };
const MIXED = { a: 1, b: 'x', c: true, d: false, e: { f: 1 }, g: 2, 10: 0, 9: 5 };

test.each([
  ['by key, from the right', MIXED, { i: '.key', l: 2, vf: 'r' }, '{"e":{"f":1},"g":2}'],
  ['by key, integers as numbers', MIXED, { i: '.key', sp: '9', ep: '10' }, '{"9":5,"10":0}'],
  ['by key, exclusive', MIXED, { i: '.key', sp: 'a', sin: false, ep: 'd', ein: false }, '{"b":"x","c":true}'],
  ['by value, types in order', MIXED, { i: '.value', l: 3, vf: 'l' }, '{"10":0,"c":true,"d":false}'],
  ['by value, objects last', MIXED, { i: '.value', l: 2, vf: 'r' }, '{"b":"x","e":{"f":1}}'],
  ['by value, one value', MIXED, { i: '.value', sp: 5, ep: 5 }, '{"9":5}'],
  [
    'by value, exclusive, less than one from the bound',
    { a: 0.25, b: 0.5, c: 0.75, d: 1 },
    { i: '.value', sp: 0.25, sin: false, ep: 1, ein: false },
    '{"b":0.5,"c":0.75}',
  ],
  ['by child, equal values by key', PEOPLE, { i: 'n', sp: 3, sn: 'b', ep: 3 }, '{"flo":{"n":3}}'],
  [
    'by child, an end takes in those without',
    { ...PEOPLE, gus: { x: 1 } },
    { i: 'n', ep: true },
    '{"eve":{"n":true},"gus":{"x":1}}',
  ],
  [
    'after a value whatever the key',
    PEOPLE,
    { i: 'n', sp: 1, sn: '[MAX_NAME]', sin: false, ep: 3 },
    '{"ada":{"n":3},"flo":{"n":3}}',
  ],
  [
    'before a value whatever the key',
    PEOPLE,
    { i: 'n', sp: 0, ep: 3, en: '[MIN_NAME]', ein: false },
    '{"bob":{"n":1}}',
  ],
  [
    'by priority',
    { a: { '.value': 1, '.priority': 2 }, b: 3, c: { '.value': 1, '.priority': 'p' } },
    { sp: 1, l: 1, vf: 'l' },
    '{"a":1}',
  ],
  ['by a deep child', { a: { x: { y: 1 } }, b: { x: { y: 2 } } }, { i: 'x/y', sp: 2 }, '{"b":{"x":{"y":2}}}'],
  ['a value has no children', 'leaf', { i: '.key', l: 1, vf: 'l' }, 'null'],
])('%s', (_, json, query, text) => {
  expect(shown(json, query)).toBe(text);
});

test('an order kept up to date by writes is the order sorted afresh', () => {
  const child = fc.oneof(
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom('x', 'y'),
    fc.boolean(),
    fc.constant(null),
  );
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const write = fc.tuple(name, fc.oneof(child, fc.record({ n: child })));
  const query = fc.record(
    {
      i: fc.constantFrom('.key', '.value', 'n', '.priority'),
      l: fc.integer({ min: 1, max: 4 }),
      vf: fc.constantFrom('l', 'r'),
    },
    { requiredKeys: ['i'] },
  );
  fc.assert(
    fc.property(fc.array(write, { maxLength: 30 }), query, (writes, wire) => {
      const asked = queryFromWire(wire);
      let node: TreeNode | null = read({ z: 1 });
      for (const [key, json] of writes) {
        entriesOf(node, asked);
        node = withChild(node, key, read(json));
      }
      const fresh = node instanceof Branch ? new Branch(node.children, node.priority) : node;
      expect(entriesOf(node, asked)).toEqual(entriesOf(fresh, asked));
    }),
  );
});
