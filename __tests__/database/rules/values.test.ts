import { defaultQuery } from '@/database/rules/query';
import { jsonSnapshot } from '@/database/rules/rule-snapshot';
import { kindOf, QueryValue, RecordValue, sameValue, SnapshotValue, toValue } from '@/database/rules/values';

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
  const root = SnapshotValue.root(jsonSnapshot({ a: { b: 1 }, '.x': 2 }));

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
      expect(root.child(path).snapshot.exists()).toBe(false);
    },
  );

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
  expect(() => sameValue(SnapshotValue.root(jsonSnapshot(1)), 1)).toThrow('a snapshot cannot be compared');
});

test('kindOf names every kind', () => {
  const values = [
    null,
    true,
    1,
    'a',
    new RecordValue({}),
    SnapshotValue.root(jsonSnapshot(1)),
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
