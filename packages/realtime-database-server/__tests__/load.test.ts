import type { DatabaseOptions, RunningDatabase } from 'realtime-database-server';
import { MAX_NODES } from '../tree/parse-json';
import { useServers } from './servers';
import { WireClient } from './wire-client';
import { longTest } from './long-run';

let database: RunningDatabase;
const lines: string[] = [];
const servers = useServers({ namespace: 'feeling', log: (line) => lines.push(line) });

async function start(options: DatabaseOptions = {}): Promise<void> {
  database = await servers.start(options);
}

const RULES = {
  rules: {
    closed: { '.read': true },
    mine: { $uid: { '.write': 'auth.uid === $uid' } },
    checked: { '.write': 'newData.isString()' },
  },
};

test.each([
  ['PUT', 'closed'],
  ['PATCH', 'closed'],
  ['POST', 'closed'],
  ['PUT', 'mine/anna'],
  ['PUT', 'nowhere/at/all'],
])('%s to /%s, where no rule can allow it, is refused before its body is parsed', async (method, path) => {
  await start({ rules: RULES });
  // Parsed, it would be no JSON (400).
  const answer = await fetch(`${database.url}/${path}.json`, { method, body: '{ no JSON' });
  expect(answer.status).toBe(401);
});

test.each([
  ['PUT', 'checked', '"text"', 200],
  ['PUT', 'checked', '1', 401],
  ['PATCH', 'mine', '{"anna": 1}', 401],
  ['PATCH', '', '{"checked": "text"}', 200],
])('%s to /%s with %s is decided by its content: %i', async (method, path, body, status) => {
  await start({ rules: RULES });
  expect((await fetch(`${database.url}/${path}.json`, { method, body })).status).toBe(status);
});

test('more values than a client may write at once are refused unparsed, over REST and by an SDK', async () => {
  await start({ data: { a: 1 } });
  const many = `[${'0,'.repeat(MAX_NODES)}0]`;
  const put = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${database.url}/b.json?print=silent`, { method: 'PUT', body: many, headers });
  const refused = await put({});
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining(`exceeds ${MAX_NODES} values`),
  ]);
  const client = await WireClient.connect(database.url);
  expect(await client.call('p', { p: '/b', d: JSON.parse(many) })).toMatchObject({ s: 'too_big' });
  expect(await client.call('p', { p: '/a', d: 'a, [long, text'.repeat(MAX_NODES / 2) })).toMatchObject({
    s: 'ok',
  });
  client.socket.close();
  expect(await database.get('b')).toBeNull();
  expect((await put({ authorization: 'Bearer owner' })).status).toBe(204);
});

longTest(
  'a read of more than the service gives at once is refused as there; what is in it can be read',
  async () => {
    const text = 'x'.repeat(10_000_000);
    const all = Object.fromEntries(Array.from({ length: 27 }, (_, index) => [`part ${index}`, text]));
    await start({ data: { all } });
    const message = 'The data requested exceeds the maximum size that can be accessed with a single request.';
    const refused = await fetch(`${database.url}/all.json`, { headers: { accept: 'text/event-stream' } });
    expect([refused.status, await refused.json()]).toEqual([400, { error: message }]);
    const client = await WireClient.connect(database.url);
    for (const action of ['g', 'q'])
      expect(await client.call(action, { p: '/all', h: '' })).toEqual({ s: 'too_big', d: message });
    const keys: unknown = await (await fetch(`${database.url}/all.json?shallow=true`)).json();
    expect(Object.keys(keys as object)).toHaveLength(27);
    // The refused listen has ended.
    await database.set('all/part 1', 1);
    expect(await client.call('g', { p: '/all/part 1' })).toEqual({ s: 'ok', d: 1 });
    expect(client.received.filter(({ d }) => (d as { a?: string }).a === 'd')).toEqual([]);
    client.socket.close();
  },
);

test('databases that clients only looked at are forgotten; one that was written to or asked for stays', async () => {
  await start({ namespaces: 'any', data: { a: 1 } });
  database.namespace('asked');
  for (let count = 0; count < 50; count += 1) await fetch(`${database.url}/a.json?ns=looked-${count}`);
  await fetch(`${database.url}/b.json?ns=written`, { method: 'PUT', body: '2' });
  const client = await WireClient.connect(database.url, { ns: 'listened' });
  await client.call('q', { p: '/a', h: '' });
  const names = async (): Promise<string[]> =>
    ((await (await fetch(`${database.url}/.viewer/databases`)).json()) as { names: string[] }).names;
  const kept = ['asked', 'feeling', 'listened', 'written'];
  for (let tries = 0; tries < 200 && (await names()).length > kept.length; tries += 1);
  expect(await names()).toEqual(kept);
  expect(await (await fetch(`${database.url}/.json?ns=written`)).json()).toEqual({ a: 1, b: 2 });
  client.socket.close();
});

test('what a client sent reaches the log on one line, without control characters', async () => {
  await start();
  await fetch(`${database.url}/a.json?ns=${encodeURIComponent('x\n\u001b[31mred')}`);
  const client = await WireClient.connect(database.url);
  client.send({ t: '\u001b[2J\nfake line', d: {} });
  await client.untilClosed();
  expect(lines.join('')).toContain('fake line');
  expect(lines.filter((line) => /[\u0000-\u001f]/.test(line))).toEqual([]);
});
