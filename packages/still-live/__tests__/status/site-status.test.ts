import { parseSiteStatus } from 'still-live/status/site-status';

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
