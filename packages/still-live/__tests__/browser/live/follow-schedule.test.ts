import { followSchedule, type ScheduleSource } from 'still-live/browser/live/follow-schedule';
import type { DueChange } from 'still-live/content/timeline/content-at';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 11, 1, 8);
const change = (id: string, at: number): DueChange => ({ id, at, applyTo: (_path, raw) => raw });

function fakeSource(times: Record<string, number>, ahead = 0) {
  const asked: string[] = [];
  const counts: number[] = [];
  let tellTimes: (times: ReadonlyMap<string, number>) => void = () => undefined;
  const state = { times, isDown: false, ahead };
  const first = (count: number): ReadonlyMap<string, number> =>
    new Map(Object.entries(state.times).sort().slice(0, count));
  const source: ScheduleSource = {
    watchTimes: (count, onTimes) => {
      counts.push(count);
      tellTimes = () => onTimes(first(count));
      onTimes(first(count));
      return () => undefined;
    },
    read: (id) => {
      asked.push(id);
      const at = state.times[id] ?? 0;
      return state.isDown || Date.now() + state.ahead < at
        ? Promise.reject(new Error('Permission denied'))
        : Promise.resolve(state.times[id] === undefined ? undefined : change(id, at));
    },
    watchOffset: (onOffset) => {
      onOffset(state.ahead);
      return () => undefined;
    },
  };
  const changeTimes = (next: Record<string, number>): void => {
    state.times = next;
    tellTimes(new Map());
  };
  return { source, asked, counts, change: changeTimes, state };
}

function follow(source: ScheduleSource, random = 0): { due: () => string[]; stop: () => void } {
  let latest: readonly DueChange[] = [];
  const stop = followSchedule(source, (due) => (latest = due), random);
  return { due: () => latest.map(({ id }) => id), stop };
}

beforeEach(() => jest.useFakeTimers({ now: AT - 10_000 }));
afterEach(() => jest.useRealTimers());

// [spec 7.24]
test('a page that opens long after the moment asks at once', async () => {
  const { source } = fakeSource({ a: AT - DAY });
  const { due } = follow(source, 0.99);
  await jest.advanceTimersByTimeAsync(0);
  expect(due()).toEqual(['a']);
});

test.each([
  ['right', 0],
  ['a day behind', DAY],
  ['a day ahead', -DAY],
])(
  'a publication is asked for at its moment by the database and not before: the clock of the visitor is %s',
  async (_what, ahead) => {
    const { source, asked } = fakeSource({ a: AT + ahead }, ahead);
    const { due } = follow(source);
    await jest.advanceTimersByTimeAsync(9_999);
    expect([asked, due()]).toEqual([[], []]);
    await jest.advanceTimersByTimeAsync(1);
    expect([asked, due()]).toEqual([['a'], ['a']]);
  },
);

test('while the database is down it asks again, ever later, and gets it in the end', async () => {
  const { source, asked, state } = fakeSource({ a: AT });
  const { due } = follow(source);
  state.isDown = true;
  await jest.advanceTimersByTimeAsync(10_000 + 1_000 + 2_000 + 4_000);
  expect([asked.length, due()]).toEqual([4, []]);
  state.isDown = false;
  await jest.advanceTimersByTimeAsync(8_000);
  expect(due()).toEqual(['a']);
});

test('what was written down is dropped a moment after it has left the schedule', async () => {
  const { source, change } = fakeSource({ a: AT - 1, b: AT });
  const { due } = follow(source);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(due()).toEqual(['a', 'b']);
  change({ b: AT });
  expect(due()).toEqual(['a', 'b']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(due()).toEqual(['b']);
});

test('of a thousand it knows the next ones, and more only when all of these have come', async () => {
  const times = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [String(index).padStart(4, '0'), AT + index * 1000]),
  );
  const { source, counts, asked } = fakeSource(times);
  const { due } = follow(source);
  await jest.advanceTimersByTimeAsync(10_000 + 18_000);
  expect([due().length, counts]).toEqual([19, [20]]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(counts).toEqual([20, 40, 80]);
  expect(due()).toHaveLength(49);
  expect(asked).toHaveLength(49);
});

test('a value that is not a publication, or a time that stays in the schedule after it has passed, is read once and never shown', async () => {
  const { source, asked } = fakeSource({ a: AT, b: AT + 1_000 });
  const gone: ScheduleSource['read'] = async (id) => {
    asked.push(id);
    // An endless loop would never let this test fail.
    return asked.length < 50 ? undefined : new Promise(() => undefined);
  };
  const { due, stop } = follow({ ...source, read: gone });
  await jest.advanceTimersByTimeAsync(DAY);
  expect([asked, due()]).toEqual([['a', 'b'], []]);
  stop();
});
