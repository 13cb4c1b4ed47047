import {
  compoundHashFromWire,
  rangeHash,
  rangeMerges,
  type CompoundHash,
} from '../../../database/wire/compound-hash';
import { nodeFromJson } from '../../../database/tree/from-json';
import { sha1 } from '../../../database/tree/hash';
import { Leaf, type TreeNode } from '../../../database/tree/node';

function tree(json: unknown): TreeNode {
  const node = nodeFromJson(json, null, { now: 0 });
  if (node === null) throw new Error('an empty tree has no ranges');
  return node;
}

/** The ranges that differ from what a client of this hash has. */
function differing(json: unknown, known: CompoundHash): unknown {
  return JSON.parse(rangeMerges(tree(json), known) ?? 'null');
}

test('a range is written as nested brackets around its leaves', () => {
  const leaf = (value: string, ...path: string[]) => ({ path, leaf: new Leaf(value) });
  expect(rangeHash([leaf('bar', 'foo')])).toBe(sha1('("foo":(string:"bar"))'));
  expect(rangeHash([leaf('1', 'a', 'b'), leaf('2', 'a', 'c', 'd'), leaf('3', 'e')])).toBe(
    sha1('("a":("b":(string:"1"),"c":("d":(string:"2"))),"e":(string:"3"))'),
  );
  expect(rangeHash([leaf('va"l\\ue')])).toBe(sha1('(string:"va\\"l\\\\ue")'));
  expect(rangeHash([{ path: ['foo'], leaf: new Leaf('bar', 'baz') }])).toBe(
    sha1('("foo":(priority:string:"baz":string:"bar"))'),
  );
  expect(rangeHash([])).toBe('');
});

const KNOWN: CompoundHash = {
  posts: [
    ['bar', 'deep'],
    ['foo', 'other-deep'],
  ],
  hashes: [sha1('("bar":("deep":(string:"value")))'), sha1('("foo":("other-deep":(string:"value")))'), ''],
};

test('ranges that the client has are not sent', () => {
  expect(differing({ bar: { deep: 'value' }, foo: { 'other-deep': 'value' } }, KNOWN)).toEqual([]);
});

test('a range that changed is sent with its ends, an emptied one as null', () => {
  expect(differing({ bar: { deep: 'new' }, foo: { 'other-deep': 'value' } }, KNOWN)).toEqual([
    { e: 'bar/deep', m: { bar: { deep: 'new' } } },
  ]);
  expect(differing({ bar: { deep: 'value' } }, KNOWN)).toEqual([
    { s: 'bar/deep', e: 'foo/other-deep', m: null },
  ]);
});

test('what lies beyond the last end belongs to the last range, in the order of keys', () => {
  const json = { 9: 'number', bar: { deep: 'value' }, foo: { 'other-deep': 'value' }, zoo: 1 };
  expect(differing(json, KNOWN)).toEqual([
    { e: 'bar/deep', m: { 9: 'number', bar: { deep: 'value' } } },
    { s: 'foo/other-deep', m: { zoo: 1 } },
  ]);
});

test('a branch with a priority is not cut into ranges', () => {
  expect(rangeMerges(tree({ bar: { deep: 1, '.priority': 2 } }), KNOWN)).toBeNull();
});

test.each([
  [undefined],
  [null],
  ['text'],
  [{ ps: [], hs: [] }],
  [{ ps: ['a'], hs: ['x', 1] }],
  [{ ps: 1, hs: ['x'] }],
])('%j is no compound hash', (json) => {
  expect(compoundHashFromWire(json)).toBeNull();
});
