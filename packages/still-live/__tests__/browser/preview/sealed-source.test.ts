import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSealedSource } from 'still-live/browser/preview/sealed-source';
import { createTreeFeed, watchTree } from 'still-live/browser/preview/draft-tree';
import { entryRecord, visibilityPath } from 'still-live/content/schema/records';
import { eventually, useDatabase } from '@/packages/realtime-database-server/__tests__/clients';
import { checkDraft, isDenied, isRightKey } from 'still-live/browser/preview/check-draft';

const KEY = 'chiave-8f3a';
const home = (text: string): object => ({ home: { testo: { _value: text } } });
const draft = { pagine: home('uno'), footer: { a: 'x' }, projectApiKey: KEY };
const rules = readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8');
const fixture = useDatabase({ data: { drafts: { feeling: draft } }, rules });

function put(path: string, value: unknown): Promise<Response> {
  return fetch(fixture.rest(`/drafts/feeling/${path}.json`), {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(value),
  });
}
const open = (key: string, onRevoked = (): void => undefined): ReturnType<typeof openSealedSource> =>
  openSealedSource({ database: fixture.client(), project: 'feeling', key }, onRevoked);

test('the right key opens the draft, whose parts are read and watched at their own paths', async () => {
  const source = await open(KEY);
  expect(await source.readOnce('pagine/home/testo/_value')).toBe('uno');
  expect(await source.readOnce('pagine/nessuna')).toBeNull();
  const [homes, footers]: [unknown[], unknown[]] = [[], []];
  source.watch('pagine/home', (raw) => homes.push(raw), jest.fn());
  const stop = source.watch('footer', (raw) => footers.push(raw), jest.fn());
  expect([homes, footers]).toEqual([[home('uno')].map((page) => Object.values(page)[0]), [{ a: 'x' }]]);

  await put('pagine/home/testo/_value', 'due');
  await eventually(() => homes.length === 2);
  expect(homes[1]).toEqual({ testo: { _value: 'due' } });
  expect(footers).toHaveLength(1);

  stop();
  await put('footer/a', 'y');
  await put('pagine/home/testo/_value', 'uno');
  await eventually(() => homes.length === 3);
  expect(footers).toHaveLength(1);
});

test('a wrong key is denied', async () => {
  await expect(open('sbagliata')).rejects.toThrow('permission_denied');
});

test('the tree of a sealed draft is its content without the key', async () => {
  const trees: unknown[] = [];
  const stop = watchTree(await open(KEY), (tree) => trees.push(tree));
  expect(Object.keys(trees[0] as object).sort()).toEqual(['footer', 'pagine']);
  expect(JSON.stringify(trees)).not.toContain(KEY);
  stop();
});

test('a listen that the database ends after it was granted is told once', async () => {
  const onRevoked = jest.fn();
  await open(KEY, onRevoked);
  await fetch(fixture.rest('/.settings/rules.json'), {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: '{"rules": {}}',
  });
  await eventually(() => onRevoked.mock.calls.length === 1);
});

function feedAll(...trees: readonly unknown[]): ReadonlyMap<string, unknown> {
  let passed = new Map<string, unknown>();
  const feed = createTreeFeed((path, raw) => passed.set(path, raw));
  for (const tree of trees) {
    passed = new Map();
    feed(tree);
  }
  return passed;
}

test('a position that has left the list is passed as missing', () => {
  const careers = (posizioni: object): object => ({
    pagine: { lavora_con_noi: { posizioni_aperte: { posizioni } } },
  });
  const list = careers({ _list: { 1: { titolo: 'Una' }, 2: { titolo: 'Due' } } });
  const passed = feedAll(list, careers({ _list: { 1: { titolo: 'Una' } } }));
  expect(passed.get(entryRecord('lavora_con_noi_dettaglio', '1'))).toEqual({ titolo: 'Una' });
  expect(passed.get(entryRecord('lavora_con_noi_dettaglio', '2'))).toBeNull();
});

test('a page that is gone is passed as not visible, so that the menu loses it', () => {
  const before = { pagine: { home: { testo: 'x' }, diario: { _visibility: true } } };
  const passed = feedAll(before, { pagine: { home: { testo: 'x' } } });
  expect(passed.get(visibilityPath('diario'))).toBeNull();
});

const denied = (): Promise<never> => Promise.reject(new Error('Permission denied'));
const offline = (): Promise<never> => Promise.reject(new Error('Client is offline'));
const stored = (key: unknown) => () => Promise.resolve(key);
const opened = (): Promise<string> => Promise.resolve('the sealed draft');

// [spec 4.2, 4.3, 4.4, 5.1]
test.each([
  [
    'the stored key in the address',
    'chiave',
    stored('chiave'),
    opened,
    { state: 'open', draft: 'the open draft' },
  ],
  ['another key', 'chiave', stored('another'), opened, { state: 'unavailable' }],
  ['an empty stored key', 'chiave', stored(''), opened, { state: 'unavailable' }],
  ['no stored key', 'chiave', stored(null), opened, { state: 'unavailable' }],
  ['a stored key of another kind', 'chiave', stored({ a: 'chiave' }), opened, { state: 'unavailable' }],
  // A denied read of the key means a sealed draft, which is asked for with the key.
  ['a sealed draft', 'chiave', denied, opened, { state: 'sealed', draft: 'the sealed draft' }],
  ['a sealed draft that denies the key', 'chiave', denied, denied, { state: 'unavailable' }],
  ['a sealed draft without a key', '', denied, opened, { state: 'unavailable' }],
  ['a read that fails for another reason than the rules', 'chiave', offline, opened, { state: 'failed' }],
  ['a sealed draft that fails so', 'chiave', denied, offline, { state: 'failed' }],
])(
  '%s: the key is read once, and what it does not open is not asked for',
  async (_what, key, readKey, seal, found) => {
    const options = {
      key,
      readKey: jest.fn<Promise<unknown>, []>(readKey),
      openDraft: jest.fn(() => 'the open draft'),
      openSealed: jest.fn<Promise<string>, []>(seal),
    };
    expect(await checkDraft(options)).toEqual(found);
    expect(options.readKey).toHaveBeenCalledTimes(1);
    expect(options.openDraft).toHaveBeenCalledTimes(found.state === 'open' ? 1 : 0);
    expect(options.openSealed).toHaveBeenCalledTimes(readKey === denied && key !== '' ? 1 : 0);
  },
);

// [spec 5.1]
test('an empty key is never right, and a stored number counts as its digits', () => {
  expect(isRightKey('', '')).toBe(false);
  expect(isRightKey('2026', 2026)).toBe(true);
  expect(isRightKey('null', null)).toBe(false);
});

test.each([
  [new Error('Permission denied'), true],
  [new Error('permission_denied at /drafts/feeling'), true],
  [new Error('Client is offline'), false],
  ['Permission denied', false],
])('only a denial of the rules counts as denied: %p', (error, is) => {
  expect(isDenied(error)).toBe(is);
});
