import fc from 'fast-check';
import { dayInZone } from 'still-live/content/timeline/day-in-zone';
import { momentText, parseMoment } from 'still-live/content/timeline/zoned-time';

test.each<[string, number]>([
  ['2026-12-01T09:00', Date.UTC(2026, 11, 1, 8)],
  ['2026-07-01 09:00', Date.UTC(2026, 6, 1, 7)],
  ['2026-12-01T09:00:07', Date.UTC(2026, 11, 1, 8, 0, 7)],
  ['2027-03-28T01:59', Date.UTC(2027, 2, 28, 0, 59)],
  ['2027-03-28T03:00', Date.UTC(2027, 2, 28, 1)],
  ['2026-10-25T01:59', Date.UTC(2026, 9, 24, 23, 59)],
  ['2026-10-25T03:00', Date.UTC(2026, 9, 25, 2)],
  ['2028-02-29T00:00', Date.UTC(2028, 1, 28, 23)],
])('%s without a zone is a time in Rome', (text, at) => {
  expect(parseMoment(text)).toEqual({ kind: 'moment', at, hasZone: false });
});

test('a new day begins at midnight in Rome, in winter and in summer', () => {
  expect(dayInZone(Date.UTC(2026, 10, 30, 22, 59))).toBe('2026-11-30');
  expect(dayInZone(Date.UTC(2026, 10, 30, 23))).toBe('2026-12-01');
  expect(dayInZone(Date.UTC(2026, 5, 30, 22))).toBe('2026-07-01');
});

test('a zone that is given counts', () => {
  const at = Date.UTC(2026, 11, 1, 9);
  for (const text of ['2026-12-01T09:00Z', '2026-12-01T10:00+01:00', '2026-12-01T04:00-05:00'])
    expect(parseMoment(text)).toEqual({ kind: 'moment', at, hasZone: true });
});

test('the hour that daylight saving skips, and the one that comes twice, are told apart from times', () => {
  expect(parseMoment('2027-03-28T02:30').kind).toBe('skipped');
  expect(parseMoment('2026-10-25T02:30').kind).toBe('twice');
  expect(parseMoment('2026-10-25T02:30+02:00')).toMatchObject({ kind: 'moment' });
});

test.each([
  '',
  'domani',
  '2026-12-01',
  '09:00',
  '2026-13-01T09:00',
  '2026-02-29T09:00',
  '2026-12-01T09:60',
  '2026-12-01T24:00',
  '1/12/2026 9:00',
  '2026-12-01T09:00+99:99',
])('«%s» is not a time', (text) => {
  expect(parseMoment(text)).toEqual({ kind: 'unreadable' });
});

test('a moment that is said can be read back, whatever the season', () => {
  const minute = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2099, 11, 31) / 60_000 });
  fc.assert(
    fc.property(minute, (minutes) => {
      const moment = parseMoment(momentText(minutes * 60_000));
      if (moment.kind === 'moment') expect(moment.at).toBe(minutes * 60_000);
      else expect(moment.kind).toBe('twice');
    }),
  );
});
