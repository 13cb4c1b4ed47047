import { defaultQuery } from '@/database/rules/query';
import { kindOf, QueryValue, RecordValue, sameValue, SnapshotValue, toValue } from '@/database/rules/values';
import { keysOf } from '@/database/tree/node';
import { treeOf } from './tree-of';

describe('RecordValue', () => {
  const auth = new RecordValue(
    JSON.parse('{"uid": "u", "token": {"a": 1}, "list": ["x"], "__proto__": "own"}'),
  );

  test('reads own properties, nested and in lists', () => {
    expect(auth.get('uid')).toBe('u');
    expect(auth.get('__proto__')).toBe('own');
    const token = auth.get('token');
    expect(token instanceof RecordValue && token.get('a')).toBe(1);
    const list = auth.get('list');
    expect(list instanceof RecordValue && [list.get('0'), list.get('1'), list.get('length')]).toEqual([
      'x',
      null,
      null,
    ]);
  });

  test.each(['constructor', 'hasOwnProperty', 'toString', '__defineGetter__'])(
    'never reaches the prototype by %s',
    (name) => {
      expect(auth.get(name)).toBeNull();
      expect(new RecordValue([]).get(name)).toBeNull();
    },
  );

  test('does not run getters', () => {
    const trap = new RecordValue({
      get secret(): string {
        throw new Error('ran');
      },
    });
    expect(trap.get('secret')).toBeNull();
  });
});

describe('SnapshotValue', () => {
  const root = SnapshotValue.root(treeOf({ a: { b: 1 } }));

  test('goes down by paths and up again', () => {
    expect(root.child('a/b').val()).toBe(1);
    expect(root.child('/a//b/').parent().parent()).toBe(root);
    expect(root.child('').val()).toBeInstanceOf(RecordValue);
    expect(root.child('a/missing/deep').val()).toBeNull();
    expect(root.child('missing/deep').parent().parent()).toBe(root);
  });

  test.each(['.x', '../a', './a', 'a.b', 'a#', '$a', '[0]'])(
    'finds nothing at %s, which no key can be',
    (path) => {
      expect(root.child(path).node).toBeNull();
    },
  );

  const tree = SnapshotValue.root(
    treeOf({
      name: 'Feeling',
      count: 0,
      open: false,
      empty: '',
      hollow: { a: null, b: {} },
      list: ['zero', null, 'two'],
      ranked: { '.value': 'v', '.priority': 5 },
      ordered: { '.priority': 'p', child: 1 },
    }),
  );

  test.each<[string, unknown]>([
    ['name', 'Feeling'],
    ['count', 0],
    ['open', false],
    ['empty', ''],
    ['hollow', null],
    ['name/deeper', null],
    ['list/2', 'two'],
    ['list/length', null],
    ['ranked', 'v'],
    ['ranked/.value', null],
    ['ordered/.priority', null],
    ['/ordered//child/', 1],
  ])('at %s there is %j', (path, value) => {
    expect(tree.child(path).val()).toBe(value);
    expect(tree.child(path).node === null).toBe(value === null);
  });

  test('lists the children that exist, without the dotted keys', () => {
    expect(keysOf(tree.child('list').node)).toEqual(['0', '2']);
    expect(keysOf(tree.child('ordered').node)).toEqual(['child']);
    expect(keysOf(tree.child('hollow').node)).toEqual([]);
    expect(keysOf(tree.child('name').node)).toEqual([]);
  });

  test('takes names of the JavaScript prototype as ordinary keys', () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
    for (const name of names) expect(tree.child(name).node).toBeNull();
    const data = SnapshotValue.root(treeOf(JSON.parse('{"__proto__": "a", "constructor": {"name": "b"}}')));
    expect(data.child('__proto__').val()).toBe('a');
    expect(data.child('constructor/name').val()).toBe('b');
    expect(keysOf(data.node)).toEqual(['__proto__', 'constructor']);
  });

  test('tells the path of all data that is used, and of no other', () => {
    const seen: string[] = [];
    const watched = SnapshotValue.root(treeOf({ a: { b: 1 } }), (path) => seen.push(path.join('/')));
    expect(watched.child('a/b').parent().key('c').val()).toBeNull();
    expect(keysOf(watched.key('a').node)).toEqual(['b']);
    expect(seen).toEqual(['a/c', 'a']);
  });

  test('a path of any number of keys leads to no data, without growing longer than a path of data', () => {
    const seen: number[] = [];
    const watched = SnapshotValue.root(treeOf({ a: 1 }), (path) => seen.push(path.length));
    const deep = watched.child('a/'.repeat(5000));
    expect([deep.node, deep.parent().node]).toEqual([null, null]);
    expect(Math.max(...seen)).toBeLessThan(40);
  });

  test('the root has no parent', () => {
    expect(() => root.parent()).toThrow('the root has no parent');
  });
});

test('toValue takes what JSON can hold and nothing else', () => {
  expect([true, 1, 'a', null, undefined, () => 1, 1n, Symbol('a')].map(toValue)).toEqual([
    true,
    1,
    'a',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(toValue([])).toBeInstanceOf(RecordValue);
});

test('sameValue converts nothing and knows a record again', () => {
  const record = { a: 1 };
  expect(sameValue(1, '1')).toBe(false);
  expect(sameValue(null, false)).toBe(false);
  expect(sameValue('a', 'a')).toBe(true);
  expect(sameValue(new RecordValue(record), new RecordValue(record))).toBe(true);
  expect(sameValue(new RecordValue(record), new RecordValue({ a: 1 }))).toBe(false);
  expect(sameValue(new RecordValue(record), null)).toBe(false);
  expect(() => sameValue(SnapshotValue.root(treeOf(1)), 1)).toThrow('a snapshot cannot be compared');
});

test('kindOf names every kind', () => {
  const values = [
    null,
    true,
    1,
    'a',
    new RecordValue({}),
    SnapshotValue.root(treeOf(1)),
    new QueryValue(defaultQuery),
  ];
  expect(values.map(kindOf)).toEqual([
    'null',
    'a boolean',
    'a number',
    'a string',
    'a record',
    'a snapshot',
    'query',
  ]);
});
