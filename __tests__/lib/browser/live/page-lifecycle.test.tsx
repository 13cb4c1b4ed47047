import { followPageLifecycle } from '@/lib/browser/live/page-lifecycle';

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

test('a page that is hidden rests after 60 seconds, once, and is resumed when it is seen again', () => {
  turn('hidden');
  jest.advanceTimersByTime(59_999);
  expect(pause).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(pause).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(600_000);
  expect(pause).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(resume).toHaveBeenCalledTimes(1);
});

test('a short look at another tab changes nothing', () => {
  turn('hidden');
  jest.advanceTimersByTime(59_999);
  turn('visible');
  jest.advanceTimersByTime(600_000);
  expect(pause).not.toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();
});

test('a page that is left rests at once, and is resumed when the visitor comes back to it', () => {
  window.dispatchEvent(new Event('pagehide'));
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

test('a page that opens in a tab in the background rests after 60 seconds too', () => {
  stop();
  turn('hidden');
  stop = followPageLifecycle({ pause, resume });
  jest.advanceTimersByTime(59_999);
  expect(pause).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(pause).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(resume).toHaveBeenCalledTimes(1);
});
