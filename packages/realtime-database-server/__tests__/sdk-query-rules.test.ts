import {
  endAt,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query,
  ref,
  startAt,
  type QueryConstraint,
} from 'firebase/database';
import { useDatabase } from './clients';

const fixture = useDatabase({
  data: { messages: { a: 1, b: 2 }, ranked: { a: 1 } },
  rules: JSON.stringify({
    rules: {
      messages: { '.read': 'query.orderByKey && query.limitToFirst <= 1000' },
      exact: { '.indexOn': 'a/b', '.read': "query.orderByChild == 'a/b' && query.equalTo == 1" },
      between: {
        '.indexOn': '.value',
        '.read': "query.orderByValue && query.startAt == 1 && query.endAt == 'z'",
      },
      last: { '.read': 'query.limitToLast == 3 && query.limitToFirst == null' },
      sorted: { '.read': 'query.orderByPriority' },
      ranked: { '.read': 'query.orderByPriority && query.limitToLast <= 10' },
    },
  }),
});

// The first two lines are the example of Firebase's documentation.
test.each<[string, boolean, string, QueryConstraint[]]>([
  ['a read without a query', false, 'messages', []],
  ['limitToFirst(1000), ordered by key by default', true, 'messages', [limitToFirst(1000)]],
  ['a limit with an end', true, 'messages', [limitToFirst(1000), endAt(null, 'a')]],
  ['limitToFirst(1001)', false, 'messages', [limitToFirst(1001)]],
  ['an order by key', true, 'messages', [orderByKey(), limitToFirst(1000)]],
  ['an order by a child', false, 'messages', [orderByChild('x'), limitToFirst(1000)]],
  ['limitToLast(1000)', false, 'messages', [limitToLast(1000)]],
  ['an equal child, however deep', true, 'exact', [orderByChild('a/b'), equalTo(1)]],
  ['another child', false, 'exact', [orderByChild('a'), equalTo(1)]],
  ['a child up to the same', false, 'exact', [orderByChild('a/b'), startAt(0), endAt(1)]],
  ['values between two', true, 'between', [orderByValue(), startAt(1), endAt('z')]],
  ['values between others', false, 'between', [orderByValue(), startAt(2), endAt('z')]],
  ['limitToLast(3)', true, 'last', [limitToLast(3)]],
  ['limitToFirst(3)', false, 'last', [limitToFirst(3)]],
  ['an order by priority without a limit', true, 'sorted', [orderByPriority()]],
  ['an order by priority', true, 'ranked', [orderByPriority(), limitToLast(10)]],
  ['an order by key where priority is asked for', false, 'ranked', [orderByKey(), limitToLast(10)]],
])('%s is allowed: %s', async (_, allowed, path, constraints) => {
  const asked = query(ref(fixture.client(), path), ...constraints);
  const listened = new Promise<boolean>((resolve) =>
    onValue(
      asked,
      () => resolve(true),
      () => resolve(false),
    ),
  );
  expect(await listened).toBe(allowed);
  const read = get(query(ref(fixture.client(), path), ...constraints));
  expect(await read.then(() => true).catch(() => false)).toBe(allowed);
});
