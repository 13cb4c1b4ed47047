import { get, onDisconnect, onValue, ref, set } from 'firebase/database';
import { eventually, useDatabase } from '../clients';
import { EventStream } from '../http-client';
import { WireClient } from '../wire-client';

const fixture = useDatabase({ data: { a: 1 } });

afterEach(() => fixture.server().reset());

test('drop cuts the connections of clients, which come back', async () => {
  const db = fixture.client();
  const states: unknown[] = [];
  onValue(ref(db, '.info/connected'), (snapshot) => states.push(snapshot.val()));
  await eventually(() => states.at(-1) === true);
  await onDisconnect(ref(db, 'gone')).set(true);
  fixture.server().network.drop();
  await eventually(() => states.at(-1) === false);
  await eventually(() => states.at(-1) === true);
  expect(await fixture.server().get('gone')).toBe(true);
});

test('drop cuts requests that wait and streams', async () => {
  const stream = await fetch(fixture.rest('/a.json'), { headers: { accept: 'text/event-stream' } });
  const reading = stream.text();
  fixture.server().network.drop();
  await expect(reading).rejects.toThrow();
  expect(await (await fetch(fixture.rest('/a.json'))).json()).toBe(1);
});

test('down refuses everyone until up', async () => {
  const { network } = fixture.server();
  const client = await WireClient.connect(fixture.server().url);
  network.down();
  await client.untilClosed();
  await expect(fetch(fixture.rest('/a.json'))).rejects.toThrow();
  await expect(WireClient.connect(fixture.server().url)).rejects.toThrow();
  network.up();
  expect(await (await fetch(fixture.rest('/a.json'))).json()).toBe(1);
});

test('other databases are not touched', async () => {
  const client = await WireClient.connect(fixture.server().url, { ns: 'other' });
  fixture.server().network.down();
  await client.next();
  expect(await client.call('g', { p: '/a' })).toEqual({ s: 'ok', d: 1 });
  expect(await (await fetch(fixture.rest('/a.json', { ns: 'other' }))).json()).toBe(1);
  client.socket.close();
});

test('delay holds back answers and updates, and keeps their order', async () => {
  const { network } = fixture.server();
  const client = fixture.client();
  await get(ref(client, 'a'));
  const seen: unknown[] = [];
  onValue(ref(client, 'list'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  network.delay(80);
  const from = performance.now();
  await (await fetch(fixture.rest('/a.json'))).text();
  const afterRest = performance.now();
  await set(ref(client, 'list'), 0);
  const afterSet = performance.now();
  // Timers may fire a little early: their clock counts whole milliseconds.
  expect(afterRest - from).toBeGreaterThan(75);
  expect(afterSet - afterRest).toBeGreaterThan(75);
  seen.length = 0;
  for (let number = 1; number <= 20; number += 1) {
    if (number === 10) network.delay(0);
    await fixture.server().set('list', number);
  }
  await eventually(() => seen.at(-1) === 20);
  expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
  expect(seen).toHaveLength(20);
});

test('a stream is delayed too', async () => {
  const stream = await EventStream.open(fixture.server().port, '/a.json?ns=feeling');
  expect(await stream.data()).toMatchObject({ data: 1 });
  fixture.server().network.delay(80);
  const from = performance.now();
  await fixture.server().set('a', 2);
  expect(await stream.data()).toMatchObject({ data: 2 });
  expect(performance.now() - from).toBeGreaterThan(75);
  stream.close();
});
