import { isMoving, watchMotion } from '@/lib/browser/early/page-motion';

const step = (): boolean => dispatchEvent(new Event('scroll'));

beforeAll(watchMotion);
beforeEach(() => {
  jest.useFakeTimers({ now: 10_000 });
});
afterEach(() => jest.useRealTimers());

test('a page that stands does not move', () => {
  expect(isMoving()).toBe(false);
});

test('a jump is no movement, steps one after the other are one, and it ends', () => {
  step();
  expect(isMoving()).toBe(false);
  jest.advanceTimersByTime(16);
  step();
  expect(isMoving()).toBe(true);
  jest.advanceTimersByTime(200);
  expect(isMoving()).toBe(false);
});

test('a page that moves and draws no frame for long still moves', () => {
  step();
  step();
  jest.setSystemTime(20_000);
  expect(isMoving()).toBe(true);
  jest.advanceTimersByTime(200);
});
