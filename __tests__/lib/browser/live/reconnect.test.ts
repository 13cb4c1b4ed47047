import { reconnectSoon } from '@/lib/browser/live/reconnect';

const page = { visibilityState: 'visible' as DocumentVisibilityState };
const resume = jest.fn();
let tell: (isConnected: boolean) => void = () => undefined;
const unwatch = jest.fn();
const connection = {
  resume,
  watchState: (onState: (isConnected: boolean) => void) => {
    tell = onState;
    return unwatch;
  },
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  page.visibilityState = 'visible';
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
});
afterEach(() => jest.useRealTimers());

const start = (): (() => void) => reconnectSoon(connection, page as Document);

test('a lost connection is tried again at least every 10 seconds for as long as it takes', () => {
  const stop = start();
  tell(false);
  for (let tries = 1; tries <= 100; tries += 1) {
    jest.advanceTimersByTime(10_000);
    expect(resume.mock.calls.length).toBeGreaterThanOrEqual(tries);
  }
  stop();
});

test('a connection that stands is left alone', () => {
  const stop = start();
  tell(false);
  tell(true);
  jest.advanceTimersByTime(60_000);
  expect(resume).not.toHaveBeenCalled();
  stop();
});

test('nothing is tried while the page is hidden or the device is offline', () => {
  const stop = start();
  tell(false);
  page.visibilityState = 'hidden';
  jest.advanceTimersByTime(60_000);
  page.visibilityState = 'visible';
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  jest.advanceTimersByTime(60_000);
  expect(resume).not.toHaveBeenCalled();
  stop();
});

test('after the end nothing is left: no timer, no listener', () => {
  const stop = start();
  tell(false);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(unwatch).toHaveBeenCalledTimes(1);
});
