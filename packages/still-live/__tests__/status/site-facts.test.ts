import { pageLabel } from 'still-live/content/changes/place';
import { buildStatusText, siteFacts } from 'still-live/status/site-facts';
import { type SiteStatus, parseSiteStatus } from 'still-live/status/site-status';

const NOON = Date.UTC(2026, 10, 30, 11);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const [HOME, CONTACTS, FOOTER] = ['home', 'contatti', 'footer'].map(pageLabel);

function told(status: SiteStatus, now = NOON): readonly string[] {
  return siteFacts(status, now).map(({ text, remedy }) =>
    remedy === undefined ? text : `${text} → ${remedy}`,
  );
}
const published = (at: number, ...parts: string[]) => ({ published: { at, parts } });
const waiting = (at: number, count = 1) => ({ waiting: { at, count } });
const online = (since: number, builtAt?: number) => ({
  build: { state: 'online', since, ...(builtAt !== undefined && { builtAt }) } as const,
});

test('nothing has happened yet', () => {
  expect(told({})).toEqual([
    'nessuna pubblicazione finora',
    'nessun aggiornamento finora → npm run build',
    'niente',
  ]);
});

test('all is well: what is live, that it is in the static page, and what comes', () => {
  const status = {
    ...published(NOON - 20 * MINUTE, 'pagine/contatti', 'footer'),
    ...online(NOON - 18 * MINUTE),
    ...waiting(NOON + 21 * HOUR, 2),
  };
  expect(told(status)).toEqual([
    `dalle 11:40: ${CONTACTS}, ${FOOTER}`,
    'dalle 11:42',
    'delle 09:00 di domani (2 pubblicazioni programmate)',
  ]);
  expect(siteFacts(status, NOON)[0]?.place).toBe('/contatti');
  expect(told(status, NOON + 5 * DAY)[1]).toContain('dalle 11:42 del 30 novembre');
});

test('a scheduled publication is live from its time on, before anybody has written it down', () => {
  expect(told({ ...online(NOON - HOUR), ...waiting(NOON - MINUTE) })).toEqual([
    'dalle 11:59, come programmato',
    'dalle 11:00, senza la pubblicazione delle 11:59',
    'niente',
  ]);
});

test.each<[string, SiteStatus, string]>([
  [
    'a build that runs',
    { build: { state: 'building', since: NOON - MINUTE } },
    'in aggiornamento dalle 11:59',
  ],
  [
    'a build that died without a word',
    { build: { state: 'building', since: NOON - 16 * MINUTE } },
    'l’aggiornamento delle 11:44 si è interrotto; resta la versione di prima → npm run build',
  ],
  [
    'a build that failed',
    { build: { state: 'error', since: NOON - MINUTE, message: 'manca la home' } },
    'errore alle 11:59: manca la home; resta la versione di prima → npm run build',
  ],
  [
    'a publication that no build has taken up',
    { ...online(NOON - HOUR), ...published(NOON - 16 * MINUTE) },
    'dalle 11:00, senza la pubblicazione delle 11:44 → npm run build',
  ],
  [
    'a rollback',
    { ...online(NOON - MINUTE, NOON - DAY), ...published(NOON - HOUR) },
    'dalle 11:59, versione delle 12:00 di ieri, senza la pubblicazione delle 11:00 → npm run build',
  ],
  [
    'a check that found another page than what is published',
    { ...online(NOON - HOUR), driftedAt: NOON - MINUTE },
    'dalle 11:00; non corrisponde a ciò che è pubblicato (controllo delle 11:59) → npm run build',
  ],
  [
    'a check that is older than the page',
    { ...online(NOON - HOUR), driftedAt: NOON - 2 * HOUR },
    'dalle 11:00',
  ],
])('the static page after %s', (_name, status, text) => {
  expect(told(status)[1]).toBe(text);
});

test('what did not go live is told, with what to do, beside what still waits', () => {
  const missed = { at: NOON - HOUR, parts: ['footer'] };
  const lost = `non è uscita alle 11:00: ${FOOTER}, cambiata nel frattempo`;
  expect(told({ missed })[2]).toBe(`${lost} → npm run publish -- --list`);
  expect(told({ missed, ...waiting(NOON + HOUR) })[2]).toContain(`delle 13:00; ${lost}`);
});

test.each([
  ['2026-11-30T11:00Z', '2028-03-11T08:00Z', 'delle 09:00 dell’11 marzo 2028'],
  // On 29 March 2026 the day has 23 hours, on 25 October 25.
  ['2026-03-28T22:30Z', '2026-03-29T10:00Z', 'delle 12:00 di domani'],
  ['2026-03-28T22:30Z', '2026-03-30T10:00Z', 'delle 12:00 del 30 marzo'],
  ['2026-10-24T22:30Z', '2026-10-26T10:00Z', 'delle 11:00 di domani'],
  ['2026-10-24T22:30Z', '2026-10-27T10:00Z', 'delle 11:00 del 27 ottobre'],
  ['2026-12-31T22:30Z', '2027-01-01T10:00Z', 'delle 11:00 di domani'],
  ['2026-12-31T22:30Z', '2027-01-02T10:00Z', 'delle 11:00 del 2 gennaio 2027'],
])('at %s what waits until %s comes by the calendar “%s”', (now, at, words) => {
  expect(told(waiting(Date.parse(at)), Date.parse(now))[2]).toBe(words);
});

test.each([
  ['2026-11-30T11:00Z', '2025-11-30T11:00Z', 'dalle 12:00 del 30 novembre 2025'],
  ['2026-03-29T22:30Z', '2026-03-29T10:00Z', 'dalle 12:00 di ieri'],
  ['2026-03-29T22:30Z', '2026-03-28T10:00Z', 'dalle 11:00 del 28 marzo'],
  ['2026-10-25T22:30Z', '2026-10-24T10:00Z', 'dalle 12:00 di ieri'],
  ['2026-10-25T22:30Z', '2026-10-23T10:00Z', 'dalle 12:00 del 23 ottobre'],
])('at %s what was published at %s is live by the calendar “%s”', (now, at, words) => {
  const status = { ...published(Date.parse(at)), ...online(Date.parse(at)) };
  expect(told(status, Date.parse(now)).slice(0, 2)).toEqual([words, words]);
});

test('of four parts three are named, and the fourth is one', () => {
  const parts = ['pagine/home', 'pagine/contatti', 'footer', 'pagine/chi_siamo'];
  const live = `dalle 12:00: ${HOME}, ${CONTACTS}, ${FOOTER} e`;
  expect(told(published(NOON, ...parts))[0]).toBe(`${live} un’altra`);
  expect(told(published(NOON, ...parts, 'pagine/lavora_con_noi'))[0]).toBe(`${live} altre 2`);
});

test('editors read the state of a build in their words', () => {
  expect(buildStatusText({ state: 'building', since: NOON }, NOON)).toBe('in pubblicazione…');
  const failed = { state: 'error', since: NOON, message: 'manca la home' } as const;
  expect(buildStatusText(failed, NOON)).toBe('errore: manca la home');
});

test.each([
  ['2026-11-21T09:42Z', '2026-11-21T09:43Z', 'online dalle 10:42'],
  ['2026-11-21T09:42Z', '2026-11-23T08:00Z', 'online dal 21 novembre'],
  ['2026-11-21T11:00Z', '2027-11-21T11:00Z', 'online dal 21 novembre 2026'],
  ['2026-12-03T11:00Z', '2027-11-21T11:00Z', 'online dal 3 dicembre 2026'],
  ['2027-01-08T11:00Z', '2027-11-21T11:00Z', 'online dall’8 gennaio'],
])('a release of %s is at %s, by the clock in Rome, “%s”', (since, now, words) => {
  expect(buildStatusText({ state: 'online', since: Date.parse(since) }, Date.parse(now))).toBe(words);
});

const STATUS = {
  published: { at: 1, parts: ['footer'] },
  waiting: { at: 2, count: 3 },
  missed: { at: 4, parts: ['pagine/home'] },
  driftedAt: 5,
};
const BUILD = { state: 'online', since: 6, release: 'r1', durationMs: 10 };

test('a status is read part by part, and its build field by field', () => {
  expect(parseSiteStatus({ ...STATUS, ...BUILD, other: 1, message: 7 })).toEqual({ ...STATUS, build: BUILD });
});

test.each([
  null,
  'online',
  7,
  { state: 1, published: { at: 'x' }, waiting: 7, missed: [], driftedAt: '5' },
  { state: 'online' },
  { state: 'sleeping', since: 1 },
  { state: 'error', since: 'x' },
])('in %j there is no status', (raw) => {
  expect(parseSiteStatus(raw)).toEqual({});
});
