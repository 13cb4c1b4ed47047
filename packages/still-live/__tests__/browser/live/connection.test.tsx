import { followPageLifecycle, reconnectSoon } from 'still-live/browser/live/connection-lifecycle';

const pause = jest.fn();
const resume = jest.fn();
let stop: () => void;

function turn(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  turn('visible');
  stop = followPageLifecycle({ pause, resume });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([
  ['is hidden', () => turn('hidden')],
  [
    'opens in a tab in the background',
    () => {
      stop();
      turn('hidden');
      stop = followPageLifecycle({ pause, resume });
    },
  ],
])('a page that %s rests after 60 seconds, once, and is resumed when it is seen again', (_how, open) => {
  open();
  jest.advanceTimersByTime(59_999);
  expect(pause).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(pause).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(600_000);
  expect(pause).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(resume).toHaveBeenCalledTimes(1);
});

test('a page that is left rests at once, and is resumed when the visitor comes back to it', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(pause).toHaveBeenCalledTimes(1);
  turn('hidden');
  jest.advanceTimersByTime(600_000);
  expect(pause).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  turn('visible');
  expect(resume).toHaveBeenCalledTimes(1);
});

test('once undone nothing is paused or resumed any more', () => {
  turn('hidden');
  stop();
  jest.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(pause).not.toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();
});

const page = { visibilityState: 'visible' as DocumentVisibilityState };
let tell: (isConnected: boolean) => void = () => undefined;
const unwatch = jest.fn();
const connection = {
  resume,
  watchState: (onState: (isConnected: boolean) => void) => {
    tell = onState;
    return unwatch;
  },
};

const setOnline = (onLine: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
beforeEach(() => {
  page.visibilityState = 'visible';
  setOnline(true);
});

const start = (): (() => void) => reconnectSoon(connection, page as Document);

test('a lost connection is tried again at least every 10 seconds for as long as it takes', () => {
  const end = start();
  tell(false);
  for (let tries = 1; tries <= 100; tries += 1) {
    jest.advanceTimersByTime(10_000);
    expect(resume.mock.calls.length).toBeGreaterThanOrEqual(tries);
  }
  end();
});

test('a connection that stands is left alone', () => {
  const end = start();
  tell(false);
  tell(true);
  jest.advanceTimersByTime(60_000);
  expect(resume).not.toHaveBeenCalled();
  end();
});

test('nothing is tried while the page is hidden or the device is offline', () => {
  const end = start();
  tell(false);
  page.visibilityState = 'hidden';
  jest.advanceTimersByTime(60_000);
  page.visibilityState = 'visible';
  setOnline(false);
  jest.advanceTimersByTime(60_000);
  expect(resume).not.toHaveBeenCalled();
  end();
});
