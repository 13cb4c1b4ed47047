import { buildStatusText, siteFacts } from '@/lib/status/site-facts';
import { parseSiteStatus, type SiteStatus } from '@/lib/status/site-status';

const NOON = Date.UTC(2026, 10, 30, 11);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The facts as lines: text, and what to do. */
function told(status: SiteStatus, now = NOON): readonly string[] {
  return siteFacts(status, now).map(({ text, remedy }) =>
    remedy === undefined ? text : `${text} → ${remedy}`,
  );
}

test('a status is read part by part, whatever is stored', () => {
  const status = {
    published: { at: 1, parts: ['footer'] },
    waiting: { at: 2, count: 3 },
    missed: { at: 4, parts: ['pagine/home'] },
    driftedAt: 5,
  };
  expect(parseSiteStatus({ ...status, state: 'online', since: 6 })).toEqual({
    ...status,
    build: { state: 'online', since: 6 },
  });
  expect(
    parseSiteStatus({ state: 1, published: { at: 'x' }, waiting: 7, missed: [], driftedAt: '5' }),
  ).toEqual({});
  expect(parseSiteStatus(null)).toEqual({});
});

test('nothing has happened yet', () => {
  expect(told({})).toEqual([
    'nessuna pubblicazione finora',
    'nessuna costruzione finora → npm run build',
    'niente',
  ]);
});

test('all is well: what is live, that it is in the static page, and what comes', () => {
  const status: SiteStatus = {
    published: { at: NOON - 20 * MINUTE, parts: ['pagine/contatti', 'footer'] },
    build: { state: 'online', since: NOON - 18 * MINUTE },
    waiting: { at: NOON + 21 * HOUR, count: 2 },
  };
  expect(told(status)).toEqual([
    'dalle 11:40: Contatti, Piè di pagina',
    'dalle 11:42',
    'delle 09:00 di domani (2 pubblicazioni programmate)',
  ]);
  expect(siteFacts(status, NOON)[0]?.place).toBe('/contatti');
  expect(told(status, NOON + 5 * 24 * HOUR)[1]).toContain('dalle 11:42 del 30 novembre');
});

test('a scheduled publication is live from its time on, before anybody has written it down', () => {
  const status: SiteStatus = {
    build: { state: 'online', since: NOON - HOUR },
    waiting: { at: NOON - MINUTE, count: 1 },
  };
  expect(told(status)).toEqual([
    'dalle 11:59, come programmato',
    'dalle 11:00, senza la pubblicazione delle 11:59',
    'niente',
  ]);
});

test.each<[string, SiteStatus, string]>([
  ['a build that runs', { build: { state: 'building', since: NOON - MINUTE } }, 'in costruzione dalle 11:59'],
  [
    'a build that died without a word',
    { build: { state: 'building', since: NOON - 16 * MINUTE } },
    'la costruzione delle 11:44 si è interrotta; resta la versione di prima → npm run build',
  ],
  [
    'a build that failed',
    { build: { state: 'error', since: NOON - MINUTE, message: 'manca la home' } },
    'errore alle 11:59: manca la home; resta la versione di prima → npm run build',
  ],
  [
    'a publication that no build has taken up',
    { build: { state: 'online', since: NOON - HOUR }, published: { at: NOON - 16 * MINUTE, parts: [] } },
    'dalle 11:00, senza la pubblicazione delle 11:44 → npm run build',
  ],
  [
    'a rollback',
    {
      build: { state: 'online', since: NOON - MINUTE, builtAt: NOON - 24 * HOUR },
      published: { at: NOON - HOUR, parts: [] },
    },
    'dalle 11:59, versione delle 12:00 di ieri, senza la pubblicazione delle 11:00 → npm run build',
  ],
  [
    'a static page that is not what is published',
    { build: { state: 'online', since: NOON - HOUR }, driftedAt: NOON - MINUTE },
    'dalle 11:00; non è ciò che è pubblicato (controllo delle 11:59) → npm run build',
  ],
  [
    'a check that is older than the page',
    { build: { state: 'online', since: NOON - HOUR }, driftedAt: NOON - 2 * HOUR },
    'dalle 11:00',
  ],
])('the static page after %s', (_name, status, text) => {
  expect(told(status)[1]).toBe(text);
});

test('what did not go live is told, with what to do, beside what still waits', () => {
  const missed = { at: NOON - HOUR, parts: ['footer'] };
  const lost = 'non è uscita alle 11:00: Piè di pagina, cambiata nel frattempo';
  expect(told({ missed })[2]).toBe(`${lost} → npm run publish -- --list`);
  expect(told({ missed, waiting: { at: NOON + HOUR, count: 1 } })[2]).toContain(`delle 13:00; ${lost}`);
});

test('a moment of another year is told with its year, also one of the same day', () => {
  const at = Date.UTC(2025, 10, 30, 11);
  const waiting = { at: Date.UTC(2028, 2, 11, 8), count: 1 };
  expect(told({ published: { at, parts: [] }, build: { state: 'online', since: at }, waiting })).toEqual([
    'dalle 12:00 del 30 novembre 2025',
    'dalle 12:00 del 30 novembre 2025',
    'delle 09:00 dell’11 marzo 2028',
  ]);
});

test.each([
  // On 29 March 2026 the day has 23 hours, on 25 October 25.
  ['2026-03-28T22:30Z', '2026-03-29T10:00Z', '2026-03-30T10:00Z', '30 marzo'],
  ['2026-10-24T22:30Z', '2026-10-26T10:00Z', '2026-10-27T10:00Z', '27 ottobre'],
  ['2026-12-31T22:30Z', '2027-01-01T10:00Z', '2027-01-02T10:00Z', '2 gennaio 2027'],
])('at %s tomorrow is the next day of the calendar', (now, tomorrow, later, name) => {
  const waitingAt = (at: string): string | undefined =>
    told({ waiting: { at: Date.parse(at), count: 1 } }, Date.parse(now))[2];
  expect(waitingAt(tomorrow)).toMatch(/ di domani$/);
  expect(waitingAt(later)).toMatch(new RegExp(` del ${name}$`));
});

test.each([
  ['2026-03-29T22:30Z', '2026-03-29T10:00Z', '2026-03-28T10:00Z', '28 marzo'],
  ['2026-10-25T22:30Z', '2026-10-24T10:00Z', '2026-10-23T10:00Z', '23 ottobre'],
])('at %s yesterday is the day before in the calendar', (now, yesterday, before, name) => {
  const publishedAt = (at: string): string | undefined =>
    told({ published: { at: Date.parse(at), parts: [] } }, Date.parse(now))[0];
  expect(publishedAt(yesterday)).toMatch(/ di ieri$/);
  expect(publishedAt(before)).toMatch(new RegExp(` del ${name}$`));
});

test('of four parts three are named, and the fourth is one', () => {
  const parts = ['pagine/home', 'pagine/contatti', 'footer', 'pagine/chi_siamo', 'pagine/lavora_con_noi'];
  const liveOf = (count: number): string | undefined =>
    told({ published: { at: NOON, parts: parts.slice(0, count) } })[0];
  expect(liveOf(4)).toBe('dalle 12:00: Home, Contatti, Piè di pagina e un’altra');
  expect(liveOf(5)).toBe('dalle 12:00: Home, Contatti, Piè di pagina e altre 2');
});

test('editors read the state of a build in their words, by the clock in Rome as in the calendar', () => {
  const since = Date.UTC(2026, 10, 21, 9, 42);
  const later = Date.UTC(2026, 10, 23, 8, 0);
  expect(buildStatusText({ state: 'building', since }, since)).toBe('in pubblicazione…');
  expect(buildStatusText({ state: 'online', since }, since + 1000)).toBe('online dalle 10:42');
  expect(buildStatusText({ state: 'online', since }, later)).toBe('online dal 21 novembre');
  expect(buildStatusText({ state: 'error', since, message: 'manca la home' }, later)).toBe(
    'errore: manca la home',
  );
});

test('a release of an earlier year is told with its year, also one of the same day', () => {
  const now = Date.UTC(2027, 10, 21, 11);
  const online = (since: number) => buildStatusText({ state: 'online', since }, now);
  expect(online(Date.UTC(2026, 10, 21, 11))).toBe('online dal 21 novembre 2026');
  expect(online(Date.UTC(2026, 11, 3, 11))).toBe('online dal 3 dicembre 2026');
  expect(online(Date.UTC(2027, 0, 3, 11))).toBe('online dal 3 gennaio');
  expect(online(Date.UTC(2027, 0, 8, 11))).toBe('online dall’8 gennaio');
});
