import { DatabaseClock } from '../../conditions/clock';

let clock: DatabaseClock;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  clock = new DatabaseClock();
});

afterEach(() => jest.useRealTimers());

const NOON = '2030-01-01T12:00:00Z';

test.each<[string, readonly (() => void)[], number]>([
  ['shows the time of the machine', [], 1_000_010],
  ['stands still at the moment it is set to', [() => clock.set(new Date(NOON))], Date.parse(NOON)],
  ['runs on from a moment', [() => clock.run(500)], 510],
  ['runs on from where it stood', [() => clock.set(500), () => clock.run()], 510],
  ['advances while it stands', [() => clock.set(500), () => clock.advance(100)], 600],
  ['advances while it runs', [() => clock.run(500), () => clock.advance(100)], 610],
  [
    'shows the time of the machine after a reset',
    [() => clock.run(5), () => clock.set(5), () => clock.reset()],
    1_000_010,
  ],
])('%s', (_, acts, expected) => {
  for (const act of acts) act();
  jest.advanceTimersByTime(10);
  expect(clock.now()).toBe(expected);
});

test.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, new Date('no date')])(
  'refuses %s, and keeps its time',
  (time) => {
    clock.set(7);
    expect(() => clock.set(time)).toThrow(
      /^clock: .* is not a valid time; give a Date, or whole milliseconds/,
    );
    expect(() => clock.run(time)).toThrow(RangeError);
    expect(clock.now()).toBe(7);
  },
);

test('does not advance backwards', () => {
  clock.set(7);
  expect(() => clock.advance(-1)).toThrow('clock: cannot advance by -1 ms; use set');
  expect(clock.now()).toBe(7);
});
