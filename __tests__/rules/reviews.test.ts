import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';

const KEY = 'chiave-8f3a';
const NOW = { '.sv': 'timestamp' };
const remark = { key: KEY, path: 'pagine/home/testo_chi_siamo', text: 'Troppo lungo?', by: 'Irene', at: NOW };
const solved = { key: KEY, by: 'Marta', at: NOW };

let server: RunningDatabase;

beforeEach(async () => {
  const rules = readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8');
  const drafts = { feeling: { projectApiKey: KEY }, altro: { projectApiKey: 'altra' }, senza: { pagine: 1 } };
  server = await startDatabase({ port: 0, data: { drafts }, rules });
});
afterEach(() => server.stop());

async function send(method: string, path: string, value: unknown): Promise<boolean> {
  const address = `${server.url}/reviews/${path}.json?ns=feeling`;
  const { status } = await fetch(address, { method, body: JSON.stringify(value) });
  return status === 200;
}
const put = (path: string, value: unknown): Promise<boolean> => send('PUT', path, value);

function read(query: string, path = 'feeling'): Promise<Response> {
  return fetch(`${server.url}/reviews/${path}.json?ns=feeling&${query}`);
}
const asking = (key: string): string => `orderBy="$key"&endAt="~${key}"`;

test('who has the key adds a remark, reads all of them and resolves one', async () => {
  expect(await put('feeling/r000', remark)).toBe(true);
  expect(await put('feeling/r001', { ...remark, text: 'È chiaro?' })).toBe(true);
  expect(await put('feeling/r000/resolved', solved)).toBe(true);
  expect(await (await read(asking(KEY))).json()).toMatchObject({
    r000: { ...remark, at: expect.any(Number), resolved: { by: 'Marta', at: expect.any(Number) } },
    r001: { text: 'È chiaro?' },
  });
});

test('nobody reads remarks without the key', async () => {
  await put('feeling/r000', remark);
  for (const query of [
    '',
    'shallow=true',
    'orderBy="$key"',
    asking('altra'),
    asking(''),
    'orderBy="$key"&endAt="~~"',
  ])
    expect([query, (await read(query)).status]).toEqual([query, 401]);
  for (const path of ['feeling/r000', 'feeling/r000/text', 'feeling/r000/key'])
    expect((await read('', path)).status).toBe(401);
  expect((await read(asking(KEY), 'altro')).status).toBe(401);
});

test.each<[string, string, unknown]>([
  ['no key', 'feeling/r000', { ...remark, key: undefined }],
  ['an empty key', 'feeling/r000', { ...remark, key: '' }],
  ['another key', 'feeling/r000', { ...remark, key: 'altra' }],
  ['the key of another project', 'altro/r000', remark],
  ['no key, to a project without one', 'senza/r000', { ...remark, key: undefined }],
  ['a remark under any other name', 'feeling/r500', remark],
  ['a remark without a name', 'feeling/-Nabc', remark],
  ['no text', 'feeling/r000', { ...remark, text: undefined }],
  ['an empty text', 'feeling/r000', { ...remark, text: '' }],
  ['a text that is a record', 'feeling/r000', { ...remark, text: { a: 'x' } }],
  ['100,000 letters', 'feeling/r000', { ...remark, text: 'x'.repeat(100_000) }],
  ['a long name', 'feeling/r000', { ...remark, by: 'x'.repeat(61) }],
  ['a long path', 'feeling/r000', { ...remark, path: 'x'.repeat(501) }],
  ['a time of its own', 'feeling/r000', { ...remark, at: 1 }],
  ['something else beside', 'feeling/r000', { ...remark, more: 'x'.repeat(9) }],
  ['all remarks at once', 'feeling', { r000: remark }],
  ['a part of a remark', 'feeling/r000/text', 'x'],
  ['a solution of nothing', 'feeling/r000/resolved', solved],
])('%s is not written', async (_, path, value) => {
  expect(await put(path, value)).toBe(false);
});

test('a remark is never written again, not even with the key, and not by parts', async () => {
  await put('feeling/r000', remark);
  expect(await put('feeling/r000', { ...remark, text: 'altro' })).toBe(false);
  expect(await put('feeling/r000', null)).toBe(false);
  expect(await send('PATCH', 'feeling/r000', { text: 'altro', at: NOW })).toBe(false);
  expect(await put('feeling/r000/text', 'altro')).toBe(false);
  expect(await send('DELETE', 'feeling', null)).toBe(false);
  expect(await put('feeling', null)).toBe(false);
});

test('the key that a remark holds lets nobody resolve it who does not send it', async () => {
  await put('feeling/r000', remark);
  for (const value of [
    { ...solved, key: undefined },
    { ...solved, key: 'altra' },
    true,
    { ...solved, more: 1 },
  ])
    expect(await put('feeling/r000/resolved', value)).toBe(false);
  expect(await put('feeling/r000/resolved/by', 'x')).toBe(false);
  expect(await send('PATCH', 'feeling/r000', { resolved: { by: 'x', at: NOW } })).toBe(false);
});

test('of two people who resolve at once, one is noted, and nobody takes it back', async () => {
  await put('feeling/r000', remark);
  const both = ['Marta', 'Irene'].map((by) => put('feeling/r000/resolved', { ...solved, by }));
  expect((await Promise.all(both)).sort()).toEqual([false, true]);
  expect(await put('feeling/r000/resolved', null)).toBe(false);
});
