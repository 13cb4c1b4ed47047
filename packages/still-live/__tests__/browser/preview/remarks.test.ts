import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeId, parseRemarks } from 'still-live/browser/preview/remarks';
import { followRemarks } from 'still-live/browser/preview/remarks-feed';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { createStore, type Store } from 'still-live/store';
import { eventually, useDatabase } from '@/packages/realtime-database-server/__tests__/clients';

test('remarks are read oldest first, without the key', () => {
  const raw = {
    r000: {
      path: 'a/b',
      text: 'due',
      by: 'Irene',
      at: 2,
      key: 'segreta',
      resolved: { by: 'Marta', at: 3, key: 'x' },
    },
    r001: { path: 'a', text: 'uno', by: 'Marta', at: 1, key: 'segreta' },
  };
  expect(parseRemarks(raw)).toEqual([
    { id: 'r001', path: 'a', text: 'uno', by: 'Marta', at: 1 },
    { id: 'r000', path: 'a/b', text: 'due', by: 'Irene', at: 2, resolved: { by: 'Marta', at: 3 } },
  ]);
});

test.each([undefined, null, 'x', 5, [], {}])('%j has no remarks', (raw) => {
  expect(parseRemarks(raw)).toEqual([]);
});

test('a remark of the wrong kind is shown as far as it is one', () => {
  expect(
    parseRemarks({ r000: { path: 5, text: ['x'], by: {}, at: 'ieri', resolved: true }, r001: 'x' }),
  ).toEqual([
    { id: 'r000', path: '', text: '', by: '', at: 0 },
    { id: 'r001', path: '', text: '', by: '', at: 0 },
  ]);
});

test('a new remark has the first free name, as long as there is one', () => {
  const all = parseRemarks(
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`r${String(n).padStart(3, '0')}`, {}])),
  );
  expect(freeId([])).toBe('r000');
  expect(freeId(all.filter(({ id }) => id !== 'r007'))).toBe('r007');
  expect(freeId(all)).toBeUndefined();
});

const KEY = 'chiave-8f3a';
const drafts = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { projectApiKey: KEY }]));
const rules = readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8');
const fixture = useDatabase({ data: { drafts }, rules });
const path = 'pagine/home/testo_chi_siamo';

async function reviewer(
  project: string,
  key = KEY,
  database = fixture.client(),
): Promise<Store<PreviewState>> {
  const state = createStore<PreviewState>({});
  followRemarks({ database, project, key }, state);
  if (key === KEY) await eventually(() => state.get('remarks') !== undefined);
  return state;
}
const write = (state: Store<PreviewState>, text: string): Promise<void> | undefined =>
  state.get('remarkWrites')?.add({ path, text, by: 'Irene' });
const textsOf = (state: Store<PreviewState>): string[] =>
  (state.get('remarks') ?? []).map(({ text }) => text).sort();

// [spec 7.25]
test('two people who write at once both have their remark in the list of both', async () => {
  const [one, other] = [await reviewer('a'), await reviewer('a')];
  await Promise.all([write(one, 'uno'), write(other, 'due'), write(one, 'tre')]);
  for (const state of [one, other]) await eventually(() => textsOf(state).join() === 'due,tre,uno');
});

test('without the key nothing is read, and what is refused is told', async () => {
  const [state, owner] = [await reviewer('d', 'sbagliata'), await reviewer('d')];
  await write(owner, 'uno');
  await expect(write(state, 'due')).rejects.toThrow(/permission_denied/i);
  expect(textsOf(owner)).toEqual(['uno']);
  expect(state.get('remarks')).toBeUndefined();
  await expect(write(owner, 'x'.repeat(100_000))).rejects.toThrow(/permission_denied/i);
  expect(textsOf(owner)).toEqual(['uno']);
});
