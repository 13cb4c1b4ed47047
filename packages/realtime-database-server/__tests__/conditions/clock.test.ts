import { DatabaseClock } from '../../conditions/clock';

let clock: DatabaseClock;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  clock = new DatabaseClock();
});

afterEach(() => jest.useRealTimers());

test('shows the time of the machine until it is set, and again after a reset', () => {
  expect(clock.now()).toBe(1_000_000);
  clock.set(5);
  clock.reset();
  jest.advanceTimersByTime(10);
  expect(clock.now()).toBe(1_000_010);
});

test('stands still at the moment it is set to', () => {
  clock.set(new Date('2030-01-01T00:00:00Z'));
  jest.advanceTimersByTime(1000);
  expect(clock.now()).toBe(Date.parse('2030-01-01T00:00:00Z'));
});

test('runs on from a moment', () => {
  clock.run(500);
  jest.advanceTimersByTime(20);
  expect(clock.now()).toBe(520);
});

test('runs on from where it stood', () => {
  clock.set(500);
  clock.run();
  jest.advanceTimersByTime(20);
  expect(clock.now()).toBe(520);
});

test('advances whether it stands or runs', () => {
  clock.set(500);
  clock.advance(100);
  expect(clock.now()).toBe(600);
  clock.run();
  clock.advance(100);
  jest.advanceTimersByTime(1);
  expect(clock.now()).toBe(701);
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
