import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useDatabase } from '@/packages/realtime-database-server/__tests__/clients';
import { tokenOf } from '@/packages/realtime-database-server/__tests__/token';
import { WireClient } from '@/packages/realtime-database-server/__tests__/wire-client';

const SECRET = 'Il testo della bozza';
const KEY = 'chiave-8f3a';
const content = (text: string): object => ({
  pagine: { home: { testo_chi_siamo: { _value: text } } },
  footer: { colonna_1: { titolo: 'Sede' } },
  projectApiKey: KEY,
});
const data = {
  projects: { feeling: content('Il testo pubblicato') },
  drafts: { feeling: content(SECRET), altro: { ...content(SECRET), projectApiKey: 'altra' } },
  status: { feeling: { state: 'online', since: 1 } },
  history: { feeling: { entries: { x: { previous: content(SECRET) } } } },
};
const rules = readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8');
const fixture = useDatabase({ data, rules });
const isLeak = (text: string): boolean => text.includes(SECRET) || text.includes(KEY);

const PLACES = [
  '',
  'drafts',
  'drafts/feeling',
  'drafts/feeling/pagine',
  'drafts/feeling/pagine/home',
  'drafts/feeling/pagine/home/testo_chi_siamo/_value',
  'drafts/feeling/footer',
  'drafts/feeling/projectApiKey',
  'projects',
  'projects/feeling',
  'projects/feeling/projectApiKey',
  'history',
  'history/feeling/entries/x',
];

const asking = (key: string): Record<string, string> => ({ orderBy: '"$key"', endAt: `"~${key}"` });
const VISITOR = tokenOf({ sub: 'visitor', user_id: 'visitor', admin: true });

const REST_QUERIES: readonly Record<string, string>[] = [
  {},
  { shallow: 'true' },
  { print: 'pretty' },
  { format: 'export' },
  { orderBy: '"$key"' },
  asking(''),
  asking('~~~~~~~~~~~~'),
  asking('altra'),
  asking('chiave-8f3'),
  asking(`${KEY} `),
  asking(KEY.toUpperCase()),
  { orderBy: '"$key"', endAt: '"\uffff"' },
  { orderBy: '"$key"', endAt: `"${KEY}"` },
  { orderBy: '"$key"', endAt: 'true' },
  { orderBy: '"$key"', startAt: `"~${KEY}"` },
  { orderBy: '"$key"', equalTo: '"projectApiKey"' },
  { orderBy: '"$key"', limitToFirst: '1' },
  { orderBy: '"$value"', equalTo: `"${KEY}"` },
  { orderBy: '"$value"', endAt: `"~${KEY}"` },
  { orderBy: '"projectApiKey"', equalTo: `"${KEY}"` },
  { orderBy: '"$priority"', endAt: `"~${KEY}"` },
  { auth: 'nobody' },
  { auth: VISITOR },
  { access_token: 'owner-not' },
];

const WIRE_QUERIES: readonly (object | undefined)[] = [
  undefined,
  {},
  { i: '.key' },
  { i: '.key', ep: '~' },
  { i: '.key', ep: '~~~~~~~~' },
  { i: '.key', ep: KEY },
  { i: '.key', ep: '~altra' },
  { i: '.key', sp: `~${KEY}` },
  { i: '.key', sp: `~${KEY}`, ep: '~' },
  { i: '.value', ep: `~${KEY}` },
  { i: 'projectApiKey', sp: KEY, ep: KEY },
  { l: 1, vf: 'l' },
  { i: '.key', l: 1, vf: 'r' },
];

test.each(PLACES)(
  'REST gives nothing of a draft or a key at /%s without the key, by any query',
  async (path) => {
    for (const query of REST_QUERIES) {
      const answer = await fetch(fixture.rest(`/${path}.json`, query));
      const text = await answer.text();
      expect([query, answer.status >= 400, isLeak(text)]).toEqual([query, true, false]);
    }
  },
);

test.each(PLACES)('the socket gives nothing of a draft or a key at /%s without the key', async (path) => {
  const client = await WireClient.connect(fixture.server().url);
  await client.next();
  let tag = 1;
  for (const query of WIRE_QUERIES) {
    const asked = query === undefined ? {} : { q: query, t: tag };
    tag += 1;
    for (const action of ['q', 'g']) {
      const answer = await client.call(action, { p: `/${path}`, h: '', ...asked });
      expect([action, query, answer.s, isLeak(JSON.stringify(answer))]).toEqual([
        action,
        query,
        'permission_denied',
        false,
      ]);
    }
  }
  expect(isLeak(JSON.stringify(client.received))).toBe(false);
  client.socket.close();
});

const statusOf = async (path: string, key: string, more = {}): Promise<number> =>
  (await fetch(fixture.rest(`/${path}.json`, { ...asking(key), ...more }))).status;

test('with the key REST gives the draft, and the key opens nothing else', async () => {
  const draft = await fetch(fixture.rest('/drafts/feeling.json', asking(KEY)));
  expect(await draft.json()).toMatchObject(data.drafts.feeling);
  expect(await statusOf('drafts/feeling', KEY, { limitToFirst: '1' })).toBe(200);
  expect(await statusOf('drafts/altro', 'altra')).toBe(200);
  // The key of a draft opens its history, too.
  const others = PLACES.filter((path) => !/^(drafts|history)\/feeling/.test(path));
  for (const place of [...others, 'drafts/altro', 'drafts/none'])
    expect([place, await statusOf(place, KEY)]).toEqual([place, 401]);
  expect(await statusOf('drafts/none', 'null')).toBe(401);
});

test.each<[string, unknown]>([
  ['no key', null],
  ['an empty key', ''],
  ['a number', 5],
  ['a truth', true],
  ['a record', { a: 'x' }],
])('a draft is closed to all when %s is stored', async (_, projectApiKey) => {
  await fixture.server().set('drafts/odd', { ...content(SECRET), projectApiKey });
  for (const key of ['', 'null', 'undefined', '5', 'true', '[object Object]', 'x'])
    expect([key, await statusOf('drafts/odd', key)]).toEqual([key, 401]);
});

test.each([
  'projects/feeling/pagine',
  'projects/feeling/pagine/home/testo_chi_siamo/_value',
  'projects/feeling/pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3',
  'projects/feeling/footer',
  'projects/feeling/anything_new',
  'projects/another/pagine',
  'status/feeling',
])('/%s is public', async (path) => {
  expect((await fetch(fixture.rest(`/${path}.json`))).status).toBe(200);
});

// [spec 1.1, 6.1]
test.each([
  '',
  'projects',
  'drafts/feeling',
  'drafts/feeling/footer',
  'projects/feeling/footer',
  'status/feeling',
  'x',
])('nobody but an administrator writes at /%s, over REST or the socket', async (path) => {
  for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
    const options = { method, ...(method === 'DELETE' ? {} : { body: '{"a":1}' }) };
    for (const auth of [{}, { auth: VISITOR }])
      expect([method, (await fetch(fixture.rest(`/${path}.json`, auth), options)).status]).toEqual([
        method,
        401,
      ]);
  }
  const client = await WireClient.connect(fixture.server().url);
  await client.next();
  for (const action of ['p', 'm', 'o', 'om']) {
    const answer = await client.call(action, { p: `/${path}`, d: { a: 1 } });
    expect([action, answer.s]).toEqual([action, 'permission_denied']);
  }
  client.socket.close();
});
