import {
  endAt,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  query,
  ref,
  type QueryConstraint,
} from 'firebase/database';
import { useDatabase } from './clients';

const fixture = useDatabase({
  data: { messages: { a: 1, b: 2 }, ranked: { a: 1 } },
  rules: JSON.stringify({
    rules: {
      messages: { '.read': 'query.orderByKey && query.limitToFirst <= 1000' },
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
