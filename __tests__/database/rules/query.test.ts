import { defaultQuery, queryField, type RuleQuery } from '@/database/rules/query';

const query: RuleQuery = {
  orderByKey: false,
  orderByChild: 'a/b',
  orderByValue: false,
  orderByPriority: true,
  startAt: 1,
  endAt: 'z',
  equalTo: false,
  limitToFirst: 2,
  limitToLast: 3,
};

test('every field is found by its name, and no other name', () => {
  for (const [name, value] of Object.entries(query)) expect(queryField(query, name)).toBe(value);
  expect(queryField(query, 'constructor')).toBeNull();
});

test('a read without parameters orders by nothing and has no bounds', () => {
  const values = new Set(Object.values(defaultQuery));
  expect(values).toEqual(new Set([false, null]));
});
