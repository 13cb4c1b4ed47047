import { readFileSync } from 'node:fs';
import { contentHash } from 'still-live/content/content-hash';
import { publishDue } from 'still-live/build/publish/publish-due';
import { listLines } from 'still-live/build/publish/schedule-lines';
import { cancelScheduled, readPublished } from 'still-live/build/publish/schedule';
import { publishDatabase } from './publish-database';

const NOW = Date.UTC(2026, 10, 30, 11);
const AT = Date.UTC(2026, 11, 1, 8);
const LATER = Date.UTC(2026, 11, 2, 8);
const SECRET = 'testo di domani';
const FOOTER = 'footer/sezione_contatti/paragrafo_contatti/_value';
const CONTACTS = 'pagine/contatti/testo_introduttivo/_value';
const value = (text: string): object => ({ _value: text });
const content = (text: string): object => ({
  projectApiKey: 'chiave',
  pagine: { home: { testo_chi_siamo: value('casa') }, contatti: { testo_introduttivo: value(text) } },
  footer: { sezione_contatti: { paragrafo_contatti: value(text) } },
});
const db = publishDatabase({
  data: { projects: { feeling: content('uno') }, drafts: { feeling: content(SECRET) } },
  rules: readFileSync('database.rules.json', 'utf8'),
  now: NOW,
});
interface Asked {
  readonly at?: number;
  readonly until?: number;
  readonly only?: readonly string[];
  readonly author?: string;
}
const schedule = async ({ at = AT, author = 'Irene', ...rest }: Asked = {}): Promise<string> =>
  db.executePlan(await db.plan({ at, note: 'Natale', ...rest }), author);
const cancel = (id: string): Promise<readonly string[]> =>
  db.using((database) => cancelScheduled(database, 'feeling', id));
const move = async () => {
  const outcomes = await db.using((database) => publishDue(database, 'feeling'));
  return outcomes.map(({ scheduled: { id, at, by }, live, missed }) => ({ id, at, by, live, missed }));
};
const list = (): Promise<readonly string[]> => db.using((database) => listLines(database, 'feeling'));
const published = async (path: string): Promise<unknown> => db.server.get(`projects/feeling/${path}`);
const draft = (path: string, text: string): Promise<void> => db.server.set(`drafts/feeling/${path}`, text);
const get = (path: string, query = ''): Promise<Response> =>
  fetch(`${db.server.url}/${path}.json?ns=feeling${query}`);

test('everyone can read the status, nobody write it; nobody without the key reads the history', async () => {
  await db.publish('Irene');
  expect(await (await get('status/feeling')).json()).toEqual({
    published: { at: NOW, parts: ['pagine/contatti', 'footer'] },
  });
  const written = await fetch(`${db.server.url}/status/feeling.json?ns=feeling`, {
    method: 'PUT',
    body: '{}',
  });
  expect(written.status).toBe(401);
  for (const path of ['history', 'history/feeling', 'history/feeling/entries', 'status'])
    expect([path, (await get(path)).status]).toEqual([path, 401]);
});

describe('sealed until its moment', () => {
  test('only the times are public: nobody reads what is scheduled, whole or in part, in any way', async () => {
    const id = await schedule();
    db.server.clock.set(AT - 60_000);
    expect(await (await get('scheduledTimes/feeling')).json()).toEqual({ [id]: AT });
    const places = ['', '/at', '/units', '/units/0/value'].map((below) => `scheduled/feeling/${id}${below}`);
    const hidden = ['scheduledPrivate', 'scheduledPrivate/feeling', `scheduledPrivate/feeling/${id}`];
    for (const place of ['scheduled', 'scheduled/feeling', ...places, ...hidden]) {
      for (const query of [
        '',
        '&shallow=true',
        '&orderBy="$key"',
        '&orderBy="$key"&endAt="~altra"',
        '&orderBy="at"&endAt=1',
      ]) {
        const answer = await get(place, query);
        expect([place, query, answer.status, (await answer.text()).includes(SECRET)]).toEqual([
          place,
          query,
          401,
          false,
        ]);
      }
    }
  });

  test('from its moment on everybody reads the one that is due, and no other one', async () => {
    const [first, second] = [
      await schedule({ only: ['footer'] }),
      await schedule({ at: LATER, only: ['pagine/contatti'] }),
    ];
    db.server.clock.set(AT);
    expect(await (await get(`scheduled/feeling/${first}`)).json()).toEqual({
      at: AT,
      units: [
        expect.objectContaining({
          path: 'footer',
          value: { sezione_contatti: { paragrafo_contatti: value(SECRET) } },
        }),
      ],
    });
    expect((await get(`scheduled/feeling/${second}`)).status).toBe(401);
    expect((await get('scheduled/feeling')).status).toBe(401);
  });

  test('an editor reads all of it with the key', async () => {
    const id = await schedule();
    const read = async (place: string): Promise<unknown> =>
      (await get(place, '&orderBy="$key"&endAt="~chiave"')).json();
    expect(await read('scheduled/feeling')).toMatchObject({ [id]: { at: AT } });
    expect(await read('scheduledPrivate/feeling')).toEqual({ [id]: { by: 'Irene', note: 'Natale' } });
  });

  test('nobody but an administrator writes it, nor the times', async () => {
    for (const place of ['scheduled/feeling/x', 'scheduledTimes/feeling/x', 'scheduledPrivate/feeling/x']) {
      const answer = await fetch(`${db.server.url}/${place}.json?ns=feeling`, { method: 'PUT', body: '1' });
      expect(answer.status).toBe(401);
    }
  });
});

test('a due one names nobody and gives no reason, and no text that stays away, until whoever runs has moved it', async () => {
  const id = await schedule({ until: LATER });
  await draft(FOOTER, 'di Walter');
  await db.publish('Walter', 'footer');
  db.server.clock.set(AT);
  const seen = await (await get(`scheduled/feeling/${id}`)).text();
  expect(JSON.parse(seen)).toMatchObject({ at: AT, units: [{ path: 'pagine/contatti' }] });
  expect(seen).not.toMatch(/Irene|Natale|footer|by|note/);
  expect(seen.match(new RegExp(SECRET, 'g'))).toHaveLength(1);
  expect(await move()).toMatchObject([{ id, live: ['pagine/contatti'], missed: [{ reason: 'changed' }] }]);
  expect(JSON.stringify(await db.server.get(`history/feeling/missed/${id}`))).toContain(SECRET);
});

test('what was held back goes live when its base is back by undo', async () => {
  const id = await schedule();
  await draft(FOOTER, 'di Walter');
  await db.publish('Walter', 'footer');
  expect(await db.server.get(`scheduled/feeling/${id}/units`)).toHaveLength(1);
  await db.undo();
  db.server.clock.set(AT);
  expect(JSON.stringify(await (await get(`scheduled/feeling/${id}`)).json())).toContain('footer');
  expect(await move()).toMatchObject([{ id, live: ['pagine/contatti', 'footer'], missed: [] }]);
});

test('whoever runs writes down what is due, once, into what is published and the history; undo takes it back', async () => {
  const id = await schedule({ only: ['footer'] });
  expect(await move()).toEqual([]);
  db.server.clock.set(AT + 60_000);
  expect(await move()).toEqual([{ id, at: AT, by: 'Irene', live: ['footer'], missed: [] }]);
  expect(await move()).toEqual([]);
  expect([await published(FOOTER), await published(CONTACTS)]).toEqual([SECRET, 'uno']);
  expect([
    await db.server.get('scheduled'),
    await db.server.get('scheduledTimes'),
    await db.server.get('scheduledPrivate'),
    await db.server.get('history/feeling/lock'),
  ]).toEqual([null, null, null, null]);
  expect(await db.entries()).toMatchObject([
    { author: 'Irene', at: AT, note: 'Natale', parts: ['footer'], scheduled: id, changes: 1 },
  ]);
  await db.undo();
  expect(await published(FOOTER)).toBe('uno');
});

test('what somebody published before its moment is no publication of its own: undo takes back the real one', async () => {
  await schedule({ only: ['footer'] });
  await db.publish('Walter', 'footer');
  db.server.clock.set(AT);
  expect(await move()).toMatchObject([{ live: ['footer'], missed: [] }]);
  const entries = await db.entries();
  expect(entries).toMatchObject([{ author: 'Walter' }]);
  await db.undo();
  expect(await published(FOOTER)).toBe('uno');
});

test('editors are told what waits, what is live and what was missed; and of no person and no content', async () => {
  const status = (): Promise<unknown> => db.server.get('status/feeling');
  const first = [
    await schedule({ at: LATER, only: ['footer'] }),
    await schedule({ only: ['pagine/contatti'] }),
  ];
  expect(await status()).toEqual({ waiting: { at: AT, count: 2 } });
  for (const waiting of first) await cancel(waiting);
  const id = await schedule();
  expect(await status()).toEqual({ waiting: { at: AT, count: 1 } });
  await db.server.set(`projects/feeling/${FOOTER}`, 'by hand');
  db.server.clock.set(AT);
  await move();
  expect(await status()).toEqual({
    published: { at: AT, parts: ['pagine/contatti'] },
    missed: { at: AT, parts: ['footer'] },
  });
  await cancel(id);
  expect(await status()).toEqual({ published: { at: AT, parts: ['pagine/contatti'] } });
});

test('with an end that nobody wrote down in time, nothing is left of it', async () => {
  await schedule({ until: LATER });
  db.server.clock.set(LATER + 1);
  expect((await move()).flatMap(({ missed }) => missed)).toEqual([]);
  expect([await published(FOOTER), await published(CONTACTS)]).toEqual(['uno', 'uno']);
});

test('what changed in between is reported and kept, the rest goes live, and an end of what never began is silent', async () => {
  const id = await schedule({ until: LATER });
  await draft(FOOTER, 'di Walter');
  await db.publish('Walter', 'footer');
  expect((await list()).join('\n')).toContain('! footer would not go live: somebody else has changed it');
  db.server.clock.set(AT);
  expect(await move()).toMatchObject([{ id, live: ['pagine/contatti'], missed: [{ reason: 'changed' }] }]);
  expect([await published(FOOTER), await published(CONTACTS)]).toEqual(['di Walter', SECRET]);
  expect(await list()).toContain(
    `2026-12-01 09:00  ${id}  of Irene did not go live: footer, because Walter changed it at 2026-11-30 12:00`,
  );
  expect(JSON.stringify(await db.server.get(`history/feeling/missed/${id}`))).toContain(SECRET);
  db.server.clock.set(LATER);
  expect((await move()).flatMap(({ missed }) => missed)).toEqual([]);
  expect([await published(FOOTER), await published(CONTACTS)]).toEqual(['di Walter', 'uno']);
  await cancel(id);
  expect(await list()).toEqual(['nothing is scheduled']);
});

test('two publications of one part follow each other; one at the same time or in front is refused with name and time', async () => {
  await schedule({ only: ['footer'] });
  await draft(FOOTER, 'dopodomani');
  await schedule({ at: LATER, only: ['footer'], author: 'Walter' });
  for (const at of [LATER, AT, AT + 1]) {
    await draft(FOOTER, `altro ${at}`);
    await expect(schedule({ at, only: ['footer'] })).rejects.toThrow(
      /footer: (Walter|Irene) has scheduled it for 2026-12-0[12] 09:00, which is not before .*--cancel \d+-[0-9a-f]{6}/,
    );
  }
  db.server.clock.set(LATER);
  await move();
  expect(await published(FOOTER)).toBe('dopodomani');
});

test('a time in the past, or an end before its beginning, is refused', async () => {
  await expect(schedule({ at: NOW })).rejects.toThrow(
    '--at 2026-11-30 12:00: is in the past: the database’s clock shows 2026-11-30 12:00',
  );
  await expect(schedule({ until: AT })).rejects.toThrow('--until 2026-12-01 09:00: is not after --at');
  expect(await db.server.get('scheduled')).toBeNull();
});

test('what changed between the question and the answer is not scheduled', async () => {
  const plan = await db.plan({ at: AT });
  await draft(FOOTER, 'altro');
  await expect(db.executePlan(plan, 'Irene')).rejects.toThrow('nothing was scheduled');
  expect([await db.server.get('scheduled'), await db.server.get('history')]).toEqual([null, null]);
});

test('a publication is taken back before its moment with its end; after it, undo is the way', async () => {
  const id = await schedule({ until: LATER });
  expect(await cancel(id)).toHaveLength(2);
  expect([await db.server.get('scheduled'), await db.server.get('scheduledTimes')]).toEqual([null, null]);
  await expect(cancel(id)).rejects.toThrow(`--cancel ${id}: is not scheduled`);
  const next = await schedule();
  db.server.clock.set(AT);
  await expect(cancel(next)).rejects.toThrow(
    'has been live since 2026-12-01 09:00; take it back with npm run publish -- --undo',
  );
});

test.each(['', '/', '1796115600000-3fa2c1/units', 'x.y'])(
  '--cancel %p takes nothing back, also when something was missed',
  async (id) => {
    const kept = { scheduled: { feeling: { [await schedule()]: expect.anything() } } };
    const missed = { '1796115600000-3fa2c1': { at: NOW, by: 'Irene', parts: [{ path: 'footer' }] } };
    await db.server.set('history/feeling/missed', missed);
    await expect(cancel(id)).rejects.toThrow(
      `--cancel ${id}: is not scheduled; npm run publish -- --list shows what is`,
    );
    expect(await db.server.get('')).toMatchObject({ ...kept, history: { feeling: { missed } } });
  },
);

test('a scheduled record of the wrong kind, and an entry that is none, leave the site as it is and are listed', async () => {
  const id = `${AT}-abc`;
  const unit = { path: 'footer', base: contentHash('x'), value: 'una riga' };
  await db.server.set('scheduled/feeling', {
    [id]: { at: AT, units: [unit] },
    [`${AT}-def`]: 'niente',
  });
  expect((await list()).join('\n')).toMatch(
    /footer would not go live: it is not content of this kind[^]*-def: cannot be read/,
  );
  db.server.clock.set(AT);
  expect(await move()).toMatchObject([{ id, live: [], missed: [{ reason: 'unfit' }] }]);
  expect(await published(FOOTER)).toBe('uno');
  expect(JSON.stringify(await db.server.get('history/feeling'))).toContain('una riga');
});

test('one that somebody moved to an earlier time by hand, which pages then show, is built, written down and taken back', async () => {
  const id = await schedule({ only: ['footer'], at: LATER });
  await db.server.set(`scheduled/feeling/${id}/at`, AT);
  await db.server.set(`scheduledTimes/feeling/${id}`, AT);
  db.server.clock.set(AT);
  expect(await readPublished(db.settings)).toMatchObject({
    footer: { sezione_contatti: { paragrafo_contatti: value(SECRET) } },
  });
  expect(await move()).toMatchObject([{ id, at: AT, live: ['footer'] }]);
  expect(await list()).toEqual(['nothing is scheduled']);
  await db.undo();
  expect(await published(FOOTER)).toBe('uno');
});
