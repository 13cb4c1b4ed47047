import fc from 'fast-check';
import {
  get,
  goOffline,
  goOnline,
  increment,
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
import { isLongRun } from './long-run';

const fixture = useDatabase({ data: { n: 1 } });

// What listeners and queries see after writes: `query/model.test.ts`; who may read and write: `sdk-auth.test.ts`; transactions, and what was
// written offline: `history/`.

test('server values are resolved on the server, against what is there', async () => {
  const db = fixture.client();
  const before = Date.now();
  await set(ref(db, 'server'), { at: serverTimestamp(), count: 5 });
  await update(ref(db, 'server'), { count: increment(3), fresh: increment(2) });
  const value = (await get(ref(fixture.client(), 'server'))).val();
  expect(value).toMatchObject({ count: 8, fresh: 2 });
  expect(value.at).toBeGreaterThanOrEqual(before);
});

test('a value of several frames goes both ways, with characters outside the basic plane', async () => {
  const text = '🎈é'.repeat(60_000);
  await set(ref(fixture.client(), 'long'), { a: 'x', text });
  expect((await get(ref(fixture.client(), 'long/text'))).val()).toHaveLength(text.length);
});

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
    { numRuns: 30 },
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

// A request of more than 16 MB is read and refused; a message of more than 32 MB is not kept.
test.each(isLongRun ? [17, 33] : [17])(
  'a set of %i MB is refused as too big, once and over the same connection',
  async (megabytes) => {
    const db = fixture.client();
    const states: unknown[] = [];
    onValue(ref(db, '.info/connected'), (snapshot) => states.push(snapshot.val()));
    await get(ref(db, 'n'));
    // In strings that the SDK accepts.
    const value = Array.from({ length: megabytes }, () => 'x'.repeat(1_000_000));
    await expect(set(ref(db, 'big'), value)).rejects.toThrow('TOO_BIG');
    expect((await get(ref(db, 'big'))).exists()).toBe(false);
    expect(states.slice(states.indexOf(true))).toEqual([true]);
  },
);
