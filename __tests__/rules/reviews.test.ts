import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';

const KEY = 'chiave-8f3a';
const NOW = { '.sv': 'timestamp' };
const remark = { path: 'pagine/home/testo_chi_siamo', text: 'Troppo lungo?', by: 'Irene', at: NOW };
const solved = { by: 'Marta', at: NOW };

let server: RunningDatabase;

beforeEach(async () => {
  const rules = readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8');
  const drafts = { feeling: { projectApiKey: KEY }, altro: { projectApiKey: 'altra' }, senza: { pagine: 1 } };
  server = await startDatabase({ port: 0, namespaces: 'one', data: { drafts }, rules });
});
afterEach(() => server.stop());

async function send(method: string, path: string, value: unknown): Promise<boolean> {
  const address = `${server.url}/${path}.json?ns=feeling`;
  const { status } = await fetch(address, { method, body: JSON.stringify(value) });
  return status === 200;
}
interface Proof {
  readonly key?: unknown;
  readonly id?: unknown;
  readonly once?: unknown;
  readonly at?: unknown;
}
let times = 0;
function proofOf(id: string): Required<Proof> {
  times += 1;
  return { key: `${KEY}/${id}/${times}`, id, once: String(times), at: NOW };
}
function put(path: string, value: unknown, proof: Proof = {}): Promise<boolean> {
  const [project = '', ...id] = path.split('/');
  const beside = { ...proofOf(id.join('/')), ...proof };
  return send('PATCH', '', { [`reviewKeys/${project}`]: beside, [`reviews/${path}`]: value });
}
const putBare = (path: string, value: unknown): Promise<boolean> => send('PUT', `reviews/${path}`, value);

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

test('no remark and no backup of them holds the key, and nobody reads where it is', async () => {
  await put('feeling/r000', remark);
  await put('feeling/r000/resolved', solved);
  expect(JSON.stringify(await server.get('reviews'))).not.toContain(KEY);
  for (const path of ['reviewKeys', 'reviewKeys/feeling', 'reviewKeys/feeling/key'])
    for (const query of ['', asking(KEY)])
      expect((await fetch(`${server.url}/${path}.json?ns=feeling&${query}`)).status).toBe(401);
});

const long = 'x'.repeat(100_000);
const BORN = { resolved: { by: 'Marta', at: NOW } };
test.each<[string, string, unknown, Proof?]>([
  ['no key', 'feeling/r000', remark, { key: undefined }],
  ['an empty key', 'feeling/r000', remark, { key: '' }],
  ['another key', 'feeling/r000', remark, { key: 'altra/r000/1', once: '1' }],
  ['the bare key', 'feeling/r000', remark, { key: KEY }],
  ['the key for another remark', 'feeling/r000', remark, { id: 'r001' }],
  ['the key of another time', 'feeling/r000', remark, { at: 1 }],
  ['a key with more beside', 'feeling/r000', remark, { id: { a: 'r000' } }],
  ['a key with a priority', 'feeling/r000', remark, { key: { '.value': KEY, '.priority': long } }],
  ['the key of another project', 'altro/r000', remark],
  ['no key, to a project without one', 'senza/r000', remark, { key: undefined }],
  ['a remark under any other name', 'feeling/r500', remark],
  ['a remark without a name', 'feeling/-Nabc', remark],
  ['no text', 'feeling/r000', { ...remark, text: undefined }],
  ['an empty text', 'feeling/r000', { ...remark, text: '' }],
  ['a text that is a record', 'feeling/r000', { ...remark, text: { a: 'x' } }],
  ['100,000 letters', 'feeling/r000', { ...remark, text: long }],
  ['a long name', 'feeling/r000', { ...remark, by: 'x'.repeat(61) }],
  ['a long path', 'feeling/r000', { ...remark, path: 'x'.repeat(501) }],
  ['a time of its own', 'feeling/r000', { ...remark, at: 1 }],
  ['something else beside', 'feeling/r000', { ...remark, more: 'x'.repeat(9) }],
  ['the key in it', 'feeling/r000', { ...remark, key: KEY }],
  ['a remark that is born resolved', 'feeling/r000', { ...remark, ...BORN }],
  ['a long priority of a remark', 'feeling/r000', { ...remark, '.priority': long }],
  ['a number as its priority', 'feeling/r000', { ...remark, '.priority': 1 }],
  ...['path', 'text', 'by'].map((part): [string, string, unknown] => [
    `a long priority of its ${part}`,
    'feeling/r000',
    { ...remark, [part]: { '.value': 'x', '.priority': long } },
  ]),
  ['a priority of its time', 'feeling/r000', { ...remark, at: { '.value': NOW, '.priority': 'x' } }],
  ['a part of a remark', 'feeling/r000/text', 'x'],
  ['a solution of nothing', 'feeling/r000/resolved', solved],
])('%s is not written', async (_, path, value, ...[proof]) => {
  expect(await put(path, value, proof)).toBe(false);
});

test('all remarks at once, or more than one update proves, are not written', async () => {
  expect(await put('feeling', { r000: remark })).toBe(false);
  const proof = proofOf('r000');
  const both = {
    'reviewKeys/feeling': proof,
    'reviews/feeling/r000': remark,
    'reviews/feeling/r001': remark,
  };
  expect(await send('PATCH', '', both)).toBe(false);
});

test('a priority is not added later, and the key of an earlier update opens nothing', async () => {
  await put('feeling/r000', remark);
  for (const path of ['r000', 'r000/text', 'r000/at'])
    expect(await putBare(`feeling/${path}/.priority`, long)).toBe(false);
  expect(await putBare('feeling/.priority', long)).toBe(false);
  for (const [path, value] of [
    ['r001', remark],
    ['r000', remark],
    ['r000/resolved', solved],
  ] as const)
    expect(await putBare(`feeling/${path}`, value)).toBe(false);
  expect(await put('feeling/r000/resolved', { ...solved, by: { '.value': 'x', '.priority': long } })).toBe(
    false,
  );
  expect(await put('feeling/r000/resolved', solved, { id: 'r000' })).toBe(false);
});

test('a key that was sent opens nothing again, in whatever parts its place is written', async () => {
  const first = proofOf('r000');
  expect(await put('feeling/r000', remark, first)).toBe(true);
  const at = { 'reviewKeys/feeling/at': NOW };
  const named = (id: string) => ({ ...at, 'reviewKeys/feeling/id': id });
  for (const update of [
    { ...named('r001'), 'reviews/feeling/r001': remark },
    { ...named('r000/resolved'), 'reviews/feeling/r000/resolved': solved },
    { ...named('r001'), 'reviewKeys/feeling/once': 'x', 'reviews/feeling/r001': remark },
  ])
    expect(await send('PATCH', '', update)).toBe(false);
  // Also where the remark itself is gone.
  await server.set('reviews/feeling', null);
  expect(await send('PATCH', '', { ...at, 'reviews/feeling/r000': remark })).toBe(false);
  expect(await put('feeling/r000', remark, first)).toBe(false);
  expect(await put('feeling/r000', remark)).toBe(true);
});

test('a remark is never written again, not even with the key, and not by parts', async () => {
  await put('feeling/r000', remark);
  expect(await put('feeling/r000', { ...remark, text: 'altro' })).toBe(false);
  expect(await put('feeling/r000', null)).toBe(false);
  expect(await send('PATCH', 'reviews/feeling/r000', { text: 'altro', at: NOW })).toBe(false);
  expect(await put('feeling/r000/text', 'altro')).toBe(false);
  expect(await send('DELETE', 'reviews/feeling', null)).toBe(false);
  expect(await put('feeling', null)).toBe(false);
});

test('nobody resolves a remark who does not send the key', async () => {
  await put('feeling/r000', remark);
  for (const [value, proof] of [
    [solved, { key: undefined }],
    [solved, { key: 'altra' }],
    [true, {}],
    [{ ...solved, more: 1 }, {}],
  ] as const)
    expect(await put('feeling/r000/resolved', value, proof)).toBe(false);
  expect(await put('feeling/r000/resolved/by', 'x')).toBe(false);
  expect(await send('PATCH', 'reviews/feeling/r000', { resolved: { by: 'x', at: NOW } })).toBe(false);
});
