import { OnDisconnectQueue } from '../../store/on-disconnect';
import { longTest } from '../long-run';
import {
  child,
  get,
  goOffline,
  increment,
  onDisconnect,
  onValue,
  ref,
  remove,
  serverTimestamp,
  set,
  type OnDisconnect,
} from 'firebase/database';
import { eventually, useDatabase } from '../clients';
import { WireClient } from '../wire-client';

const fixture = useDatabase({ rules: '{"rules": {".read": true, "open": {".write": true}}}' });

async function valueAt(path: string): Promise<unknown> {
  return (await fetch(fixture.rest(`/${path}.json`, { auth: 'owner' }))).json();
}

async function observed(path: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  onValue(ref(fixture.client(), path), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  return seen;
}

test('what was asked for happens when the client goes offline, in order and with server values', async () => {
  const db = fixture.client();
  const seen = await observed('open/offline');
  await set(ref(db, 'open/offline'), { here: true, other: 1, gone: 1 });
  await onDisconnect(ref(db, 'open/offline/here')).set(false);
  await onDisconnect(ref(db, 'open/offline')).update({ other: 2, at: serverTimestamp() });
  await onDisconnect(ref(db, 'open/offline/gone')).remove();
  await onDisconnect(ref(db, 'open/offline/p')).setWithPriority('x', 3);
  goOffline(db);
  await eventually(() => (seen.at(-1) as { p?: string }).p === 'x');
  expect(seen.at(-1)).toEqual({ here: false, other: 2, at: expect.any(Number), p: 'x' });
});

test.each<[string, unknown, (place: OnDisconnect, above: OnDisconnect) => Promise<void>, unknown]>([
  ['a set', { a: 1, x: 1 }, (place) => place.set({ a: 2, b: 2 }), { a: 1, b: 2 }],
  ['a set that would make it', null, (place) => place.set({ a: 2, b: 2 }), { b: 2 }],
  ['a removal', { a: { deep: 1 }, x: 1 }, (place) => place.remove(), { a: { deep: 1 } }],
  [
    'an update, one of whose places it is,',
    { x: 1 },
    (place) => place.update({ a: 1, b: 2 }),
    { b: 2, x: 1 },
  ],
  ['a set of a value without children', { a: 1 }, (place) => place.set('v'), 'v'],
  [
    'an update of something above it',
    { a: 1, x: 1 },
    (_, above) => above.update({ place: { a: 2, b: 2 }, 'other/deep': 1 }),
    { a: 1, b: 2 },
  ],
  [
    'a set with a server value beside it',
    { a: 1 },
    (place) => place.set({ a: 2, b: increment(1) }),
    { a: 1, b: 1 },
  ],
])('what was cancelled below %s stays as it is, and the rest is written', async (_, before, queue, after) => {
  const db = fixture.client();
  const place = ref(db, 'open/cancel/place');
  await set(place, before);
  await queue(onDisconnect(place), onDisconnect(ref(db, 'open/cancel')));
  await onDisconnect(child(place, 'a')).cancel();
  await onDisconnect(ref(db, 'open/cancel/done')).set(serverTimestamp());
  const seen = await observed('open/cancel/done');
  goOffline(db);
  await eventually(() => seen.length === 2);
  expect(await valueAt('open/cancel/place')).toEqual(after);
});

test('a later request replaces earlier ones at and below its place', async () => {
  const db = fixture.client();
  await onDisconnect(ref(db, 'open/e/deep')).set('old');
  await onDisconnect(ref(db, 'open/e')).set({ fresh: true });
  const seen = await observed('open/e');
  goOffline(db);
  await eventually(() => seen.length === 2);
  expect(seen[1]).toEqual({ fresh: true });
});

test('a client that may not write there is told at once', async () => {
  const refused = onDisconnect(ref(fixture.client(), 'closed')).set(1);
  await expect(refused).rejects.toThrow(/permission.denied/i);
});

test.each([
  ['is cut off', (client: WireClient) => client.socket.terminate()],
  ['closes properly', (client: WireClient) => client.socket.close()],
  ['breaks the protocol', (client: WireClient) => client.send('nonsense')],
  ['sends what is not even JSON', (client: WireClient) => client.socket.send('{"t":"d",')],
  [
    'sends a frame that is too large',
    (client: WireClient) => client.socket.send(Buffer.alloc(40 * 1024 * 1024)),
  ],
])('it happens when the client %s', async (how, end) => {
  const place = `open/${how.replaceAll(' ', '-')}`;
  const seen = await observed(place);
  const client = await WireClient.connect(fixture.server().url);
  await client.call('o', { p: place, d: 'gone' });
  end(client);
  await eventually(() => seen.length === 2);
  expect(seen).toEqual([null, 'gone']);
});

test('a client that comes back ends its half-open session before it does anything else', async () => {
  const first = await WireClient.connect(fixture.server().url);
  const hello = (await first.next())['d'] as { d: { s: string } };
  await first.call('o', { p: 'open/presence', d: 'gone' });
  const second = await WireClient.connect(fixture.server().url, { ls: hello.d.s });
  await second.call('p', { p: 'open/presence', d: 'back' });
  expect(await valueAt('open/presence')).toBe('back');
  await first.untilClosed();
  expect(await valueAt('open/presence')).toBe('back');
  second.socket.close();
});

test('the writes of a client that goes are judged by the rules of that moment', async () => {
  const db = fixture.client('rules-change');
  await onDisconnect(ref(db, 'open/late')).set(1);
  await remove(ref(db, 'open/late'));
  await fetch(fixture.rest('/.settings/rules.json', { ns: 'rules-change' }), {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: '{"rules": {".read": true, "marker": {".write": true}}}',
  });
  const watcher = fixture.client('rules-change');
  const seen: unknown[] = [];
  onValue(ref(watcher, 'marker'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  await onDisconnect(ref(db, 'marker')).set(1);
  goOffline(db);
  await eventually(() => seen.length === 2);
  expect((await get(ref(watcher, 'open/late'))).exists()).toBe(false);
});

longTest('one client may register for a hundred thousand paths', () => {
  const queue = new OnDisconnectQueue();
  for (let index = 0; index < 100_000; index += 1) queue.put(['presence', `user-${index}`], false);
  expect(queue.drain()).toHaveLength(100_000);
  expect(queue.drain()).toHaveLength(0);
});
