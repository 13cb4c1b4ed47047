import { readFileSync } from 'node:fs';
import type { Database, DataSnapshot, Reference } from 'firebase-admin/database';
import { HISTORY_LIMIT } from 'still-live/build/publish/history';
import { executePlan } from 'still-live/build/publish/execute-plan';
import { makePlan } from 'still-live/build/publish/plan';
import { writeUnderLock } from 'still-live/build/publish/write-under-lock';
import { publishDatabase } from './publish-database';

const home = (text: string): object => ({ pagine: { home: { testo_chi_siamo: { _value: text } } } });
const db = publishDatabase({
  data: {
    projects: { feeling: { projectApiKey: 'public-key', ...home('uno') } },
    drafts: { feeling: { projectApiKey: 'draft-key', ...home('due'), note: 'private' } },
  },
});
const { publish, undo } = db;
const at = (path: string): Promise<unknown> => db.server.get(path);
const write = (path: string, value: unknown): Promise<void> => db.server.set(path, value);
const TEXT = 'pagine/home/testo_chi_siamo/_value';
const text = (): Promise<unknown> => at(`projects/feeling/${TEXT}`);
const publishText = async (draft: string): Promise<void> => {
  await write(`drafts/feeling/${TEXT}`, draft);
  await publish('Irene');
};

test('publishing copies the content of the draft and nothing else', async () => {
  const plan = await publish('Irene');
  expect(plan.differences).toHaveLength(1);
  expect(await at('projects/feeling')).toEqual({ projectApiKey: 'public-key', ...home('due') });
  expect(await at('drafts/feeling/note')).toBe('private');
});

test('the history says who, when and what was there before, and no lock remains', async () => {
  await publish('Irene');
  expect(await at('history/feeling/lock')).toBeNull();
  expect(await db.entries()).toEqual([
    { author: 'Irene', at: expect.any(Number), changes: 1, parts: ['pagine/home'], previous: home('uno') },
  ]);
});

test('undo restores what was published before, again and again, until nothing is left to undo', async () => {
  await publishText('due');
  await publishText('tre');
  await undo();
  expect(await text()).toBe('due');
  await publishText('quattro');
  await undo();
  expect(await text()).toBe('due');
  await undo();
  expect(await at('projects/feeling')).toEqual({ projectApiKey: 'public-key', ...home('uno') });
  await expect(undo()).rejects.toThrow('history/feeling: has no publication to undo');
});

test('of two editors who publish at once one is told to wait or look again', async () => {
  const plans = [await db.plan(), await db.plan()];
  const outcomes = await Promise.allSettled(plans.map((plan) => db.executePlan(plan, 'Irene')));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await text()).toBe('due');
  expect(await db.entries()).toHaveLength(1);
  expect(await at('history/feeling/lock')).toBeNull();
});

test.each([
  ['published content', 'projects/feeling/footer'],
  ['draft', 'drafts/feeling/footer'],
])('a %s that changed after it was shown is not overwritten', async (_name, path) => {
  const plan = await db.plan();
  await write(path, 'by somebody else');
  await expect(db.executePlan(plan, 'Irene')).rejects.toThrow(
    'changed since it was shown; nothing was published',
  );
  expect(await text()).toBe('uno');
  expect(await at('history/feeling')).toBeNull();
});

test('while another one publishes nothing is written, and the message names them', async () => {
  await write('history/feeling/lock', { id: 'other', author: 'Walter', at: Date.now() });
  await expect(publish('Irene')).rejects.toThrow(
    'projects/feeling: Walter is publishing right now; run the command again',
  );
  expect(await text()).toBe('uno');
  expect(await at('history/feeling/lock/id')).toBe('other');
});

test('the age of a lock counts by the clock of the database, whatever the clocks of the machines show', async () => {
  const now = Date.now() + 3_600_000;
  db.server.clock.set(now);
  await write('history/feeling/lock', { id: 'other', author: 'Walter', at: now - 30_000 });
  await expect(publish('Irene')).rejects.toThrow('Walter is publishing right now');
  await write('history/feeling/lock/at', now - 61_000);
  await publish('Irene');
  expect(await text()).toBe('due');
});

afterEach(() => jest.restoreAllMocks());

/** A database whose first answer for a path comes after something else has happened: the process slept meanwhile. */
function sleepyAt(path: string, database: Database, meanwhile: () => Promise<void>): Database {
  let sleep: (() => Promise<void>) | undefined = meanwhile;
  const ref = (place?: string): Reference => {
    const found = place === undefined ? database.ref() : database.ref(place);
    if (place !== path) return found;
    const get = async (): Promise<DataSnapshot> => {
      const answer = await found.get();
      await sleep?.();
      sleep = undefined;
      return answer;
    };
    return Object.assign(Object.create(found) as Reference, { get });
  };
  return Object.assign(Object.create(database) as Database, { ref });
}

const SITE_RULES = readFileSync('database.rules.json', 'utf8');

test.each([
  ['with the rules of the site, right before its update', SITE_RULES, 'history/feeling/lock'],
  ['with rules that do not know the lock, before it looks at its lock', '{"rules": {}}', 'drafts/feeling'],
  ['without rules, before it looks at its lock', null, 'drafts/feeling'],
])(
  '%s, a process that sleeps past its time publishes nothing, and leaves the lock of the next one',
  async (_when, rules, path) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await db.server.setRules(rules);
    const next = { id: 'next', author: 'Walter', at: Date.now() };
    await db.using(async (database) => {
      const plan = await makePlan(database, 'feeling', { kind: 'publish', note: '' });
      const sleepy = sleepyAt(path, database, () => db.server.set('history/feeling/lock', next));
      await expect(executePlan(sleepy, plan, 'Irene')).rejects.toThrow(
        'projects/feeling: another process has taken over',
      );
    });
    expect([await text(), await at('history/feeling')]).toEqual(['uno', { lock: next }]);
    await write('history/feeling/lock', null);
    await publish('Irene');
    expect(await text()).toBe('due');
  },
);

test('a change that is too large for one write is refused with the way to publish it, and leaves no lock', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // One text may have 10 MB.
  const writes = ['a', 'b'].map((name) => [`projects/feeling/${name}`, 'a'.repeat(8.1 * 2 ** 20)] as const);
  const written = db.using((database) =>
    writeUnderLock(database, 'feeling', 'Irene', () => Promise.resolve({ writes, result: undefined })),
  );
  await expect(written).rejects.toThrow(
    'projects/feeling: the change, with what it replaces, is larger than the 16 MB of one write; nothing was written; publish a part at a time with --only',
  );
  expect([await at('projects/feeling/a'), await at('history/feeling/lock')]).toEqual([null, null]);
}, 60_000);

test('the history never grows beyond its limit', async () => {
  const old = Array.from({ length: HISTORY_LIMIT + 3 }, (_, index) => [
    `-A${String(index).padStart(3, '0')}`,
    { at: index },
  ]);
  await write('history/feeling/entries', Object.fromEntries(old));
  await publish('Irene');
  const ids = Object.keys((await at('history/feeling/entries')) as object);
  expect(ids).toHaveLength(HISTORY_LIMIT);
  expect(ids).not.toContain('-A003');
  expect(ids).toContain('-A004');
});
