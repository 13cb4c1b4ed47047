import { createWaiter } from 'still-live/content/timeline/waiter';

const DAY = 86_400_000;
beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('a task runs at its moment, also one that is months away', () => {
  const task = jest.fn();
  createWaiter(task).at(100 * DAY);
  jest.advanceTimersByTime(100 * DAY - 1);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

test('what it waits for last counts', () => {
  const task = jest.fn();
  const waiter = createWaiter(task);
  waiter.in(10);
  waiter.in(1000);
  jest.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  waiter.cancel();
  jest.advanceTimersByTime(DAY);
  expect(task).not.toHaveBeenCalled();
});

test('a task that fails runs again after longer and longer waits, and after a success as at first', async () => {
  const runs: number[] = [];
  let isDown = true;
  const waiter = createWaiter(
    async () => {
      runs.push(Date.now());
      if (isDown) throw new Error('down');
    },
    { firstMs: 100, lastMs: 300 },
  );
  waiter.in(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(runs).toEqual([0, 100, 300, 600, 900]);
  isDown = false;
  await jest.advanceTimersByTimeAsync(1000);
  expect(runs.slice(5)).toEqual([1200]);
  isDown = true;
  waiter.in(0);
  await jest.advanceTimersByTimeAsync(150);
  expect(runs.slice(6)).toEqual([2000, 2100]);
});

test('a task never runs twice at once: a moment that comes during a run waits for its end', async () => {
  let active = 0;
  const runs: number[] = [];
  const waiter = createWaiter(async () => {
    active += 1;
    runs.push(active);
    await new Promise((resolve) => setTimeout(resolve, 50));
    active -= 1;
  });
  waiter.in(0);
  await jest.advanceTimersByTimeAsync(10);
  waiter.in(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(runs).toEqual([1, 1]);
});

test('once it is stopped it waits for nothing, and says when a run is over', async () => {
  let isOver = false;
  const waiter = createWaiter(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isOver = true;
    throw new Error('no matter');
  });
  waiter.in(0);
  await jest.advanceTimersByTimeAsync(1);
  const stopped = waiter.stop().then(() => isOver);
  waiter.again();
  await jest.advanceTimersByTimeAsync(DAY);
  expect(await stopped).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('after a failure it runs at the moment that it waits for already, when that comes sooner', async () => {
  const runs: number[] = [];
  const waiter = createWaiter(
    async () => {
      runs.push(Date.now());
      if (runs.length > 1) return;
      waiter.at(500);
      throw new Error('down');
    },
    { firstMs: 1000 },
  );
  waiter.in(0);
  await jest.advanceTimersByTimeAsync(DAY);
  expect(runs).toEqual([0, 500]);
});
