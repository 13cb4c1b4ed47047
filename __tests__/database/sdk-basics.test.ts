import {
  child,
  endAt,
  get,
  increment,
  onChildAdded,
  onChildRemoved,
  onValue,
  orderByKey,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { eventually, useDatabase } from './clients';

const fixture = useDatabase({
  data: { projects: { feeling: { projectApiKey: 'abc', pagine: { home: 'Home' } } } },
});

test('a listener gets the initial data and then every change, its own and others’', async () => {
  const one = fixture.client();
  const other = fixture.client();
  const seen: unknown[] = [];
  onValue(ref(one, 'projects/feeling/pagine/home'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  await set(ref(other, 'projects/feeling/pagine/home'), 'Casa');
  await eventually(() => seen.length === 2);
  await set(ref(one, 'projects/feeling/pagine/home'), 'Benvenuti');
  expect(seen).toEqual(['Home', 'Casa', 'Benvenuti']);
});

test('get reads once, also what was never written', async () => {
  const db = fixture.client();
  expect((await get(ref(db, 'projects/feeling/projectApiKey'))).val()).toBe('abc');
  expect((await get(ref(db, 'nowhere/at/all'))).exists()).toBe(false);
});

test('set, update and remove are seen by another client', async () => {
  const db = fixture.client();
  await set(ref(db, 'writes'), { a: 1, b: { c: 'x', d: true } });
  await update(ref(db, 'writes'), { a: 2, 'b/c': 'y', e: [1, 2] });
  expect((await get(ref(fixture.client(), 'writes'))).val()).toEqual({
    a: 2,
    b: { c: 'y', d: true },
    e: [1, 2],
  });
  await remove(ref(db, 'writes/b'));
  await remove(ref(db, 'writes/e'));
  expect((await get(ref(fixture.client(), 'writes'))).val()).toEqual({ a: 2 });
  await remove(ref(db, 'writes/a'));
  expect((await get(ref(fixture.client(), 'writes'))).exists()).toBe(false);
});

test('an update reaches a listener above it as one event', async () => {
  const seen: unknown[] = [];
  onValue(ref(fixture.client(), 'atomic'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  await update(ref(fixture.client(), 'atomic'), { a: 1, 'b/c': 2 });
  await eventually(() => seen.length === 2);
  await update(ref(fixture.client()), { 'atomic/a': 3, 'atomic/b/c': 4, elsewhere: 5 });
  await eventually(() => seen.length === 3);
  expect(seen).toEqual([null, { a: 1, b: { c: 2 } }, { a: 3, b: { c: 4 } }]);
});

test('transactions of two clients on one counter lose nothing', async () => {
  const counters = [fixture.client(), fixture.client()].map((db) => ref(db, 'counter'));
  const add = (value: unknown): number => (typeof value === 'number' ? value : 0) + 1;
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => runTransaction(counters[index % 2] ?? fail(), add)),
  );
  expect((await get(ref(fixture.client(), 'counter'))).val()).toBe(10);
});

function fail(): never {
  throw new Error('no such counter');
}

test('server values are resolved on the server, against what is there', async () => {
  const db = fixture.client();
  const before = Date.now();
  await set(ref(db, 'server'), { at: serverTimestamp(), count: 5 });
  await update(ref(db, 'server'), { count: increment(3), fresh: increment(2) });
  const value = (await get(ref(fixture.client(), 'server'))).val();
  expect(value).toMatchObject({ count: 8, fresh: 2 });
  expect(value.at).toBeGreaterThanOrEqual(before);
});

test('orderByKey().endAt() leaves out the keys after it, and follows changes', async () => {
  const db = fixture.client();
  await set(ref(db, 'sealed'), { a: 1, projectApiKey: 2, '~abc': 3, '~abd': 4 });
  const seen: unknown[] = [];
  onValue(query(ref(fixture.client(), 'sealed'), orderByKey(), endAt('~abc')), (snapshot) =>
    seen.push(snapshot.val()),
  );
  await eventually(() => seen.length === 1);
  await set(ref(db, 'sealed/~abe'), 5);
  await set(ref(db, 'sealed/b'), { deep: 1 });
  await set(ref(db, 'sealed/b/deep'), 2);
  await eventually(() => seen.length === 3);
  expect(seen).toEqual([
    { a: 1, projectApiKey: 2, '~abc': 3 },
    { a: 1, projectApiKey: 2, '~abc': 3, b: { deep: 1 } },
    { a: 1, projectApiKey: 2, '~abc': 3, b: { deep: 2 } },
  ]);
});

test('pushed children arrive in order', async () => {
  const list = ref(fixture.client(), 'list');
  const added: unknown[] = [];
  const removed: unknown[] = [];
  const observed = ref(fixture.client(), 'list');
  onChildAdded(observed, (snapshot) => added.push(snapshot.val()));
  onChildRemoved(observed, (snapshot) => removed.push(snapshot.val()));
  const first = await push(list, 'one');
  await push(list, 'two');
  await remove(child(list, first.key ?? ''));
  await eventually(() => removed.length === 1);
  expect(added).toEqual(['one', 'two']);
  expect(removed).toEqual(['one']);
});

test('a value of several frames goes both ways, with characters outside the basic plane', async () => {
  const text = '🎈é'.repeat(60_000);
  await set(ref(fixture.client(), 'long'), { a: 'x', text });
  expect((await get(ref(fixture.client(), 'long/text'))).val()).toHaveLength(text.length);
});

test('databases of other names are separate and start with the same data', async () => {
  await set(ref(fixture.client('one'), 'projects'), 'gone');
  expect((await get(ref(fixture.client('two'), 'projects/feeling/projectApiKey'))).val()).toBe('abc');
});
