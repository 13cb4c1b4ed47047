import { runInNewContext } from 'node:vm';
import { onValue, ref, serverTimestamp, set } from 'firebase/database';
import { startDatabase, type Denial } from 'realtime-database-server';
import { eventually, useDatabase } from '../clients';
import { WireClient } from '../wire-client';

const RULES = {
  rules: {
    open: { '.read': true, '.write': true },
    later: { '.read': 'now >= 2000' },
    text: { '.write': 'auth != null', '.validate': 'newData.isString()' },
  },
};
const DATA = { open: { a: 1 }, later: 'secret' };
const fixture = useDatabase({ data: DATA, rules: RULES });
const rest = async (path: string, init?: RequestInit, ns = 'feeling'): Promise<unknown> =>
  (await fetch(fixture.rest(path, { ns }), init)).json();
const DENIED = { error: 'Permission denied' };

afterEach(() => fixture.server().reset());

test('reads and writes as an administrator, and clients hear of it', async () => {
  const db = fixture.server();
  const seen: unknown[] = [];
  const stop = onValue(ref(fixture.client(), 'open'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  await db.set('open/a', { b: [1, 2] });
  expect(await db.get('/open/a')).toEqual({ b: [1, 2] });
  expect(await db.get('none')).toBeNull();
  await eventually(() => JSON.stringify(seen.at(-1)) === '{"a":{"b":[1,2]}}');
  await db.set('open/a', null);
  expect(await db.get('')).toEqual({ later: 'secret' });
  stop();
});

test('a path or value that is none is refused with its place, and nothing is lost', async () => {
  const db = fixture.server();
  db.clock.set(1000);
  await expect(db.get('a.b')).rejects.toThrow('/a.b: Invalid path');
  await expect(db.set('open/[', 1)).rejects.toThrow('/open/[: Invalid path');
  await expect(db.set('open/a', new Date(0))).rejects.toThrow('/open/a: a Date is not JSON');
  await expect(db.set('open', { 'a.b': 1 })).rejects.toThrow('/open: Invalid data');
  await expect(startDatabase({ data: { a: new Date(0) } })).rejects.toThrow('/a: a Date is not JSON');
  await expect(db.setRules('{')).rejects.toThrow();
  await expect(db.setRules({ rules: { '.read': 'nonsense' } })).rejects.toThrow('/rules/.read');
  expect(await db.get('')).toEqual(DATA);
  expect(await rest('/later.json')).toEqual(DENIED);
});

test('rules are put in force, and taken out, while clients listen', async () => {
  const client = await WireClient.connect(fixture.server().url);
  await client.next();
  await client.call('q', { p: '/open', h: '' });
  await fixture.server().setRules({ rules: { '.read': false } });
  expect(await client.next()).toEqual({ t: 'd', d: { a: 'c', b: { p: 'open' } } });
  await fixture.server().setRules(null);
  expect(await client.call('g', { p: '/later' })).toEqual({ s: 'ok', d: 'secret' });
  client.socket.close();
});

test('reset brings back data, rules, clock and network of the start', async () => {
  const db = fixture.server();
  await db.set('open', 'other');
  await db.setRules(null);
  db.clock.set(3000);
  db.network.delay(5);
  db.network.down();
  await db.reset();
  expect(await db.get('')).toEqual(DATA);
  expect(db.clock.now()).toBeGreaterThan(1_700_000_000_000);
  await db.setRules(RULES);
  expect(await rest('/open.json')).toEqual({ a: 1 });
});

test('databases are apart: data, rules, clock', async () => {
  const db = fixture.server();
  const worker = db.namespace('worker-3');
  expect(worker.url).toBe(`${db.url}?ns=worker-3`);
  await worker.set('open', 'mine');
  await worker.setRules({ rules: { '.read': false } });
  worker.clock.set(5);
  expect(await db.get('open')).toEqual({ a: 1 });
  expect(await rest('/open.json')).toEqual({ a: 1 });
  expect(await rest('/open.json', {}, 'worker-3')).toEqual(DENIED);
  expect(db.clock.now()).not.toBe(5);
  await worker.reset();
  expect(await worker.get('')).toEqual(DATA);
});

test('the clock is `now` in rules, the server value `timestamp` and the time of new keys', async () => {
  const db = fixture.server();
  db.clock.set(1999);
  expect(await rest('/later.json')).toEqual(DENIED);
  db.clock.advance(1);
  expect(await rest('/later.json')).toBe('secret');
  await set(ref(fixture.client(), 'open/time'), serverTimestamp());
  expect(await db.get('open/time')).toBe(2000);
  const { name } = (await rest('/open.json', { method: 'POST', body: '1' })) as { name: string };
  expect(name.startsWith('------UF')).toBe(true);
});

test('a client learns the time of the clock when it connects', async () => {
  fixture.server().clock.set(86_400_000);
  const client = await WireClient.connect(fixture.server().url);
  expect(await client.next()).toMatchObject({ t: 'c', d: { t: 'h', d: { ts: 86_400_000 } } });
  client.socket.close();
});

test('refusals are told with path, rule and reason', async () => {
  const denials: Denial[] = [];
  const stop = fixture.server().on('denied', (denial) => denials.push(denial));
  fixture.server().clock.set(1000);
  await rest('/later/deep.json');
  await rest('/nowhere.json', { method: 'PUT', body: '1' });
  expect(denials).toEqual([
    {
      namespace: 'feeling',
      operation: 'read',
      path: '/later/deep',
      rule: '/rules/later/.read',
      reason: '/rules/later/.read: now >= 2000 is false',
      auth: null,
    },
    {
      namespace: 'feeling',
      operation: 'write',
      path: '/nowhere',
      rule: null,
      reason: 'no .write rule on the way to this path',
      auth: null,
    },
  ]);
  stop();
  await rest('/later.json');
  expect(denials).toHaveLength(2);
});

test('a write that validation refused names the .validate rule, why, and who asked', async () => {
  const denials: Denial[] = [];
  fixture.server().on('denied', (denial) => denials.push(denial));
  const address = fixture.rest('/text.json', { auth: 'owner', auth_variable_override: '{"uid":"u"}' });
  expect((await fetch(address, { method: 'PUT', body: '1' })).status).toBe(401);
  const reason = '/rules/text/.validate: newData.isString() is false';
  expect(denials).toMatchObject([
    { path: '/text', rule: '/rules/text/.validate', reason, auth: { uid: 'u' } },
  ]);
});

test('a server that is disposed of has ended, and may be ended again', async () => {
  const db = await startDatabase();
  await db[Symbol.asyncDispose]();
  await expect(fetch(db.url)).rejects.toThrow();
  await db.stop();
});

test('an object of another realm or without a prototype is JSON', async () => {
  await fixture.server().set('open', runInNewContext('({ a: [null, { b: false }] })'));
  await fixture.server().set('open/c', Object.assign(Object.create(null), { d: '' }));
  expect(await fixture.server().get('open')).toEqual({ a: [null, { b: false }], c: { d: '' } });
});

test.each([
  [undefined, 'undefined'],
  [new Map([['a', 1]]), 'a Map'],
  [() => 1, 'function'],
  [1n, 'bigint'],
])('%p is none, and the place is named', async (value, kind) => {
  await expect(fixture.server().set('open', { b: [0, value] })).rejects.toThrow(
    `/open/b/1: ${kind} is not JSON; give null to remove`,
  );
});

test('an object that contains itself is refused', async () => {
  const loop: Record<string, unknown> = {};
  loop['loop'] = loop;
  await expect(fixture.server().set('open', loop)).rejects.toThrow('nested deeper than 32 levels');
});
