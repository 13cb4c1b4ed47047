import { readFileSync } from 'node:fs';
import type { Database, DataSnapshot, Reference } from 'firebase-admin/database';
import { HISTORY_LIMIT } from '@/lib/pipeline/publish/history';
import { carryOut } from '@/lib/pipeline/publish/carry-out';
import { makePlan, type Plan } from '@/lib/pipeline/publish/plan';
import { publishDatabase } from './publish-database';

const home = (text: string): object => ({ pagine: { home: { testo_chi_siamo: { _value: text } } } });
const db = publishDatabase({
  data: {
    projects: { feeling: { projectApiKey: 'public-key', ...home('uno') } },
    drafts: { feeling: { projectApiKey: 'draft-key', ...home('due'), note: 'private' } },
  },
});
const at = (path: string): Promise<unknown> =>
  db.using(async (database) => (await database.ref(path).get()).val() as unknown);
const write = (path: string, value: unknown): Promise<void> =>
  db.using((database) => database.ref(path).set(value));
const text = (): Promise<unknown> => at('projects/feeling/pagine/home/testo_chi_siamo/_value');

async function publish(draft?: string): Promise<Plan> {
  return db.using(async (database) => {
    if (draft !== undefined)
      await database.ref('drafts/feeling/pagine/home/testo_chi_siamo/_value').set(draft);
    const plan = await makePlan(database, 'feeling', { kind: 'publish', note: '' });
    await carryOut(database, plan, 'Irene');
    return plan;
  });
}

async function undo(): Promise<void> {
  await db.using(async (database) =>
    carryOut(database, await makePlan(database, 'feeling', { kind: 'undo' }), 'Tommaso'),
  );
}

test('publishing copies the content of the draft and nothing else', async () => {
  const plan = await publish();
  expect(plan.differences).toHaveLength(1);
  expect(await at('projects/feeling')).toEqual({ projectApiKey: 'public-key', ...home('due') });
  expect(await at('drafts/feeling/note')).toBe('private');
});

test('listeners see the publication as one change', async () => {
  const seen: unknown[] = [];
  await db.using(async (database) => {
    await database.ref('drafts/feeling/footer/a').set('x');
    database.ref('projects/feeling').on('value', (snapshot) => seen.push(snapshot.val()));
    await publish();
    // An answer that follows the change on the same connection.
    await database.ref('history').get();
    database.ref('projects/feeling').off();
  });
  expect(seen).toHaveLength(2);
});

test('the history says who, when and what was there before, and no lock remains', async () => {
  await publish();
  const history = (await at('history/feeling')) as { entries: Record<string, unknown>; lock?: unknown };
  expect(history.lock).toBeUndefined();
  expect(Object.values(history.entries)).toEqual([
    { author: 'Irene', at: expect.any(Number), changes: 1, parts: ['pagine/home'], previous: home('uno') },
  ]);
});

test('a second publication of the same draft has nothing to do', async () => {
  await publish();
  expect(
    await db.using((database) => makePlan(database, 'feeling', { kind: 'publish', note: '' })),
  ).toMatchObject({
    isEmpty: true,
    differences: [],
  });
});

test('undo restores what was published before, again and again, until nothing is left to undo', async () => {
  await publish('due');
  await publish('tre');
  await undo();
  expect(await text()).toBe('due');
  await publish('quattro');
  await undo();
  expect(await text()).toBe('due');
  await undo();
  expect(await at('projects/feeling')).toEqual({ projectApiKey: 'public-key', ...home('uno') });
  await expect(undo()).rejects.toThrow('history/feeling: has no publication to undo');
});

test('of two editors who publish at once one is told to wait or look again', async () => {
  const plans = await db.using((database) =>
    Promise.all([1, 2].map(() => makePlan(database, 'feeling', { kind: 'publish', note: '' }))),
  );
  const outcomes = await Promise.allSettled(
    plans.map((plan) => db.using((database) => carryOut(database, plan, 'Irene'))),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await text()).toBe('due');
  expect(Object.keys((await at('history/feeling/entries')) as object)).toHaveLength(1);
  expect(await at('history/feeling/lock')).toBeNull();
});

test.each([
  ['published content', 'projects/feeling/footer'],
  ['draft', 'drafts/feeling/footer'],
])('a %s that changed after it was shown is not overwritten', async (_name, path) => {
  await db.using(async (database) => {
    const plan = await makePlan(database, 'feeling', { kind: 'publish', note: '' });
    await database.ref(path).set('by somebody else');
    await expect(carryOut(database, plan, 'Irene')).rejects.toThrow(
      'changed since it was shown; nothing was published',
    );
  });
  expect(await text()).toBe('uno');
  expect(await at('history/feeling')).toBeNull();
});

test('while another one publishes nothing is written, and the message names them', async () => {
  await write('history/feeling/lock', { id: 'other', author: 'Walter', at: Date.now() });
  await expect(publish()).rejects.toThrow(
    'projects/feeling: Walter is publishing right now; run the command again',
  );
  expect(await text()).toBe('uno');
  expect(await at('history/feeling/lock/id')).toBe('other');
});

test('the age of a lock counts by the clock of the database, whatever the clocks of the machines show', async () => {
  const now = Date.now() + 3_600_000;
  db.server.clock.set(now);
  await write('history/feeling/lock', { id: 'other', author: 'Walter', at: now - 30_000 });
  await expect(publish()).rejects.toThrow('Walter is publishing right now');
  await write('history/feeling/lock/at', now - 61_000);
  await publish();
  expect(await text()).toBe('due');
});

test('a lock left by a process that died is taken over', async () => {
  await write('history/feeling/lock', { id: 'dead', author: 'Walter', at: Date.now() - 120_000 });
  await publish();
  expect(await text()).toBe('due');
});

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
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await db.server.setRules(rules);
    const next = { id: 'next', author: 'Walter', at: Date.now() };
    await db.using(async (database) => {
      const plan = await makePlan(database, 'feeling', { kind: 'publish', note: '' });
      const sleepy = sleepyAt(path, database, () => db.server.set('history/feeling/lock', next));
      await expect(carryOut(sleepy, plan, 'Irene')).rejects.toThrow(
        'projects/feeling: another process has taken over',
      );
    });
    expect([await text(), await at('history/feeling')]).toEqual(['uno', { lock: next }]);
    await write('history/feeling/lock', null);
    await publish();
    expect(await text()).toBe('due');
    warned.mockRestore();
  },
);

test('a draft that is too large for one write is refused with the way to publish it, and leaves no lock', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const page of ['contatti', 'chi_siamo'])
    await db.server.set(
      `drafts/feeling/pagine/${page}/testo_introduttivo/_value`,
      'a'.repeat(9 * 1024 * 1024),
    );
  await expect(publish()).rejects.toThrow(
    'projects/feeling: the change, with what it replaces, is larger than the 16 MB of one write; nothing was written; publish a part at a time with --only',
  );
  expect([await text(), await at('history/feeling/lock')]).toEqual(['uno', null]);
  warned.mockRestore();
}, 30_000);

test('a draft without a home page is refused', async () => {
  await write('drafts/feeling/pagine', { contatti: { a: 'x' } });
  await expect(publish()).rejects.toThrow(
    'drafts/feeling/pagine/home: is missing; no site can be built without it',
  );
  expect(await text()).toBe('uno');
});

test('the history never grows beyond its limit', async () => {
  const old = Array.from({ length: HISTORY_LIMIT + 3 }, (_, index) => [
    `-A${String(index).padStart(3, '0')}`,
    { at: index },
  ]);
  await write('history/feeling/entries', Object.fromEntries(old));
  await publish();
  const ids = Object.keys((await at('history/feeling/entries')) as object);
  expect(ids).toHaveLength(HISTORY_LIMIT);
  expect(ids).not.toContain('-A003');
  expect(ids).toContain('-A004');
});
