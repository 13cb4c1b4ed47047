import { DEFAULT_QUERY, type Query } from '@/database/query/query';
import { defaultQuery, ruleQuery } from '@/database/rules/query';
import { QueryValue } from '@/database/rules/values';

const query: Query = {
  order: { by: 'child', path: ['a', 'b'] },
  start: { value: 1, key: null, inclusive: true },
  end: { value: 'z', key: 'k', inclusive: false },
  limit: { from: 'last', count: 3 },
};

test('every field of a query is found by its name, and no other name', () => {
  const fields = ruleQuery(query);
  expect(fields).toMatchObject({
    orderByChild: 'a/b',
    startAt: 1,
    endAt: 'z',
    equalTo: null,
    limitToLast: 3,
  });
  for (const [name, value] of Object.entries(fields)) expect(new QueryValue(fields).get(name)).toBe(value);
  expect(new QueryValue(fields).get('constructor')).toBeNull();
});

test('a query without an order is ordered by key and by priority', () => {
  const { orderByKey, orderByPriority } = ruleQuery({ ...DEFAULT_QUERY, limit: { from: 'first', count: 2 } });
  expect([orderByKey, orderByPriority]).toEqual([true, true]);
});

test('equal inclusive ends are equalTo', () => {
  const end = { value: 1, key: null, inclusive: true };
  expect(ruleQuery({ ...query, end })).toMatchObject({ startAt: 1, endAt: 1, equalTo: 1 });
});

test('a read without parameters orders by nothing and has no bounds', () => {
  const values = new Set(Object.values(defaultQuery));
  expect(values).toEqual(new Set([false, null]));
});
