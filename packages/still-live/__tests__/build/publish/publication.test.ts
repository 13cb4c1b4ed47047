import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DataSnapshot, Reference } from 'firebase-admin/database';
import { HISTORY_LIMIT } from 'still-live/build/publish/history';
import { executePlan } from 'still-live/build/publish/execute-plan';
import { makePlan } from 'still-live/build/publish/plan';
import { writeUnderLock } from 'still-live/build/publish/write-under-lock';
import { publishDatabase } from './publish-database';

const value = (text: string): object => ({ _value: text });
const content = (text: string): object => ({
  pagine: {
    home: { testo_chi_siamo: value(text) },
    contatti: { testo_introduttivo: value(text), _visibility: text === 'uno' },
    lavora_con_noi: {
      posizioni_aperte: { posizioni: { _list: [null, { titolo: text }, { titolo: text }] } },
    },
  },
  footer: { sezione_contatti: { paragrafo_contatti: value(text) } },
  impostazioni: { etichette: { menu: { home: { _value: text, order: 1 } } } },
});
const NOON = Date.UTC(2026, 11, 1, 11);
const db = publishDatabase({
  data: {
    projects: { feeling: { projectApiKey: 'public-key', ...content('uno') } },
    drafts: { feeling: { projectApiKey: 'draft-key', ...content('due'), note: 'private' } },
  },
});
const { publish, undo } = db;
const at = (path: string): Promise<unknown> => db.server.get(path);
const write = (path: string, value: unknown): Promise<void> => db.server.set(path, value);
const live = (path: string): Promise<unknown> => at(`projects/feeling/${path}`);
const HOME = 'pagine/home/testo_chi_siamo/_value';
const FOOTER = 'footer/sezione_contatti/paragrafo_contatti/_value';
const text = (): Promise<unknown> => live(HOME);
const footer = (): Promise<unknown> => live(FOOTER);
const SECOND_POSITION = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/2';
const publishText = async (draft: string): Promise<void> => {
  await write(`drafts/feeling/${HOME}`, draft);
  await publish('Irene');
};

test('publishing copies the content of the draft and nothing else; the history says who, when and what was there before', async () => {
  const { differences, parts } = await publish('Irene');

  expect(await at('projects/feeling')).toEqual({ projectApiKey: 'public-key', ...content('due') });
  expect(await at('drafts/feeling/note')).toBe('private');
  expect(await at('history/feeling/lock')).toBeNull();
  expect(await db.entries()).toEqual([
    { author: 'Irene', at: expect.any(Number), changes: differences.length, parts, previous: content('uno') },
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
  expect(await at('projects/feeling')).toEqual({ projectApiKey: 'public-key', ...content('uno') });
  await expect(undo()).rejects.toThrow('history/feeling: has no publication to undo');
});

test('while another one publishes nothing is written, and the message names them; the age of a lock counts by the clock of the database', async () => {
  const now = Date.now() + 3_600_000;
  db.server.clock.set(now);
  await write('history/feeling/lock', { id: 'other', author: 'Walter', at: now - 30_000 });
  await expect(publish('Irene')).rejects.toThrow(
    'projects/feeling: Walter is publishing right now; run the command again',
  );
  expect([await text(), await at('history/feeling/lock/id')]).toEqual(['uno', 'other']);
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

test('what was written is told of as written when its answer is lost with the connection', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await db.server.setRules(SITE_RULES);
  db.server.network.delay(300);
  const published = publish('Irene');
  while ((await text()) !== 'due') await pause(10);
  db.server.network.drop();
  await published;
  expect(await db.entries()).toHaveLength(1);
});

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

test('a part is published, everything else stays, and undo takes back that part alone', async () => {
  await publish('Irene', 'pagine/contatti', 'footer');
  expect([await footer(), await live('pagine/contatti/_visibility'), await live('pagine/home')]).toEqual([
    'due',
    false,
    { testo_chi_siamo: value('uno') },
  ]);
  await write(`projects/feeling/${HOME}`, 'by hand');
  await undo();
  expect(await live('pagine')).toMatchObject({
    home: { testo_chi_siamo: value('by hand') },
    contatti: { testo_introduttivo: value('uno'), _visibility: true },
  });
  expect(await footer()).toBe('uno');
});

test.each([
  ['the labels of the menu', 'impostazioni/etichette/menu', 'home/_value', 'due'],
  ['the visibility of a page', 'pagine/contatti/_visibility', '', false],
  ['one position', SECOND_POSITION, 'titolo', 'due'],
])('%s can be published alone', async (_name, part, below, now) => {
  db.server.clock.set(NOON);
  await publish('Irene', part);
  expect(await live(below === '' ? part : `${part}/${below}`)).toBe(now);
  expect(await footer()).toBe('uno');
  expect(await live('pagine/contatti/testo_introduttivo/_value')).toBe('uno');
  expect(await live(`${SECOND_POSITION.replace(/2$/, '1')}/titolo`)).toBe('uno');
  expect(await db.entries()).toMatchObject([{ author: 'Irene', at: NOON, changes: 1, parts: [part] }]);
});

test('a part that somebody else published meanwhile is refused with both names and times', async () => {
  db.server.clock.set(NOON);
  const plan = await db.plan({ only: ['footer'] });
  await write(`drafts/feeling/${FOOTER}`, 'tre');
  db.server.clock.set(NOON + 65_000);
  await publish('Walter', 'footer');
  await expect(db.executePlan(plan, 'Irene')).rejects.toThrow(
    /^projects\/feeling\/footer: changed since it was shown; nothing was published: Walter published it at 2026-12-01 12:01:05, Irene had looked at 2026-12-01 1[12]:[05][09][:0-9]*; run the command again/,
  );
  expect(await footer()).toBe('tre');
  expect(await at('history/feeling/lock')).toBeNull();
});

test('a draft of the part that changed after it was shown is refused, one beside it is not', async () => {
  const plan = await db.plan({ only: ['footer'] });
  await write(`drafts/feeling/${HOME}`, 'tre');
  await db.executePlan(plan, 'Irene');
  await undo();
  const again = await db.plan({ only: ['footer'] });
  await write(`drafts/feeling/${FOOTER}`, 'tre');
  await expect(db.executePlan(again, 'Irene')).rejects.toThrow('drafts/feeling: changed since it was shown');
  expect(await footer()).toBe('uno');
});

test('a part that is nowhere is refused, and one without which no site can be built stays', async () => {
  await expect(publish('Irene', 'pagine/contati')).rejects.toThrow(
    'pagine/contati: is neither in the draft nor published, so nothing was published; correct the path',
  );
  await write('drafts/feeling/pagine/home', null);
  await expect(publish('Irene', 'pagine/home')).rejects.toThrow('drafts/feeling/pagine/home: is missing');
  await publish('Irene', 'footer');
  expect(await footer()).toBe('due');
});
