import fc from 'fast-check';
import {
  get,
  goOffline,
  goOnline,
  limitToLast,
  onChildMoved,
  onValue,
  orderByPriority,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAt,
  update,
} from 'firebase/database';
import { eventually, useDatabase } from './clients';

const fixture = useDatabase();

const value = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    // The SDK rounds numbers near 1e300 and 1e-300 when it hashes them, in ways of its own.
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((number) => Math.round(number * 1e4) / 1e4),
    fc.boolean(),
    fc.dictionary(fc.stringMatching(/^[-a-z0-9_~é]{1,4}$/), tie('node'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
})).node;

test('the hash of any value is the SDK’s own: its transactions are not stale', async () => {
  const place = ref(fixture.client(), 'hashed');
  const other = fixture.client();
  await fc.assert(
    fc.asyncProperty(value, async (json) => {
      await set(ref(other, 'hashed'), { json });
      let runs = 0;
      const seen: unknown[] = [];
      const stop = onValue(place, (snapshot) => seen.push(snapshot.val()));
      await get(place);
      const { committed } = await runTransaction(place, () => {
        runs += 1;
        return { done: true };
      });
      stop();
      expect([committed, runs]).toEqual([true, 1]);
    }),
    { numRuns: 60 },
  );
});

test('a client that comes back with the same data is sent nothing, with old data what is new', async () => {
  const db = fixture.client();
  const place = ref(db, 'reconnect');
  await set(place, { a: 1, b: 'x' });
  const seen: unknown[] = [];
  onValue(place, (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  goOffline(db);
  goOnline(db);
  await get(ref(db, 'barrier'));
  expect(seen).toHaveLength(1);
  goOffline(db);
  await set(ref(fixture.client(), 'reconnect/a'), 2);
  goOnline(db);
  await eventually(() => seen.length === 2);
  expect(seen[1]).toEqual({ a: 2, b: 'x' });
});

test('what is written offline arrives when the client is back, in order', async () => {
  const db = fixture.client();
  await get(ref(db, 'offline'));
  goOffline(db);
  const writes = [set(ref(db, 'offline/a'), 1), update(ref(db, 'offline'), { a: 2, b: 3 })];
  goOnline(db);
  await Promise.all(writes);
  expect((await get(ref(fixture.client(), 'offline'))).val()).toEqual({ a: 2, b: 3 });
});

test('priorities order children, move them, and survive updates below them', async () => {
  const db = fixture.client();
  const list = ref(db, 'priorities');
  await setWithPriority(ref(db, 'priorities/a'), { n: 1 }, 3);
  await setWithPriority(ref(db, 'priorities/b'), 'b', 'text');
  await setWithPriority(ref(db, 'priorities/c'), 'c', 2);
  await set(ref(db, 'priorities/d'), 'd');
  const reader = fixture.client();
  const ordered = query(ref(reader, 'priorities'), orderByPriority());
  const keys = async (): Promise<(string | null)[]> => {
    const found: (string | null)[] = [];
    (await get(ordered)).forEach((child) => void found.push(child.key));
    return found;
  };
  expect(await keys()).toEqual(['d', 'c', 'a', 'b']);
  const moved: unknown[] = [];
  const views: unknown[] = [];
  onChildMoved(query(ref(reader, 'priorities'), orderByPriority(), startAt(1)), (child) =>
    moved.push(child.key),
  );
  onValue(query(ref(reader, 'priorities'), orderByPriority(), limitToLast(1)), (snapshot) =>
    views.push(snapshot.val()),
  );
  await eventually(() => views.length === 1);
  await update(ref(db, 'priorities/a'), { n: 2 });
  await setPriority(ref(db, 'priorities/c'), 'zzz');
  await eventually(() => views.length === 2);
  expect([moved, views]).toEqual([['c'], [{ b: 'b' }, { c: 'c' }]]);
  const [a] = [await get(ref(reader, 'priorities/a'))];
  expect([a.priority, a.val()]).toEqual([3, { n: 2 }]);
  await setWithPriority(list, { only: 1 }, serverTimestamp() as unknown as string);
  expect(typeof (await get(ref(fixture.client(), 'priorities'))).priority).toBe('number');
});

test('a transaction that waits for data gets it, and an abandoned one changes nothing', async () => {
  await set(ref(fixture.client(), 'balance'), 10);
  const db = fixture.client();
  const taken = await runTransaction(ref(db, 'balance'), (balance: number | null) =>
    balance === null ? balance : balance - 3,
  );
  expect([taken.committed, taken.snapshot.val()]).toEqual([true, 7]);
  const refused = await runTransaction(ref(db, 'balance'), (balance: number | null) =>
    balance === null || balance >= 100 ? balance : undefined,
  );
  expect([refused.committed, refused.snapshot.val()]).toEqual([false, 7]);
});

test('ten clients that count at once count right', async () => {
  const clients = Array.from({ length: 10 }, () => fixture.client());
  await Promise.all(
    clients.map((db) => runTransaction(ref(db, 'crowd'), (count: number | null) => (count ?? 0) + 1)),
  );
  expect((await get(ref(fixture.client(), 'crowd'))).val()).toBe(10);
});
