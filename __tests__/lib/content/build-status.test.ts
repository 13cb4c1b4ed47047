import { buildStatusText, parseBuildStatus } from '@/lib/content/build-status';

test('a status is read field by field', () => {
  const status = { state: 'online', since: 5, release: 'r1', durationMs: 10 };
  expect(parseBuildStatus({ ...status, other: 1, message: 7 })).toEqual(status);
});

test.each([
  null,
  'online',
  7,
  {},
  { state: 'online' },
  { state: 'sleeping', since: 1 },
  { state: 'error', since: 'x' },
])('%j is no status', (raw) => {
  expect(parseBuildStatus(raw)).toBeUndefined();
});

test('editors read it in their words, by the clock in Rome as in the calendar', () => {
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
