import { parseSiteStatus } from '@/lib/status/site-status';

test('the state of a build is read field by field', () => {
  const status = { state: 'online', since: 5, release: 'r1', durationMs: 10 };
  expect(parseSiteStatus({ ...status, other: 1, message: 7 })).toEqual({ build: status });
});

test.each([
  null,
  'online',
  7,
  {},
  { state: 'online' },
  { state: 'sleeping', since: 1 },
  { state: 'error', since: 'x' },
])('%j is no state of a build', (raw) => {
  expect(parseSiteStatus(raw).build).toBeUndefined();
});
