import { startScripts } from 'still-live/browser/inline/start-scripts';
import { START_FAILED } from 'still-live/route/page-state';

const reported = jest.fn();
const onFailure = jest.fn();
const scripts = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

beforeEach(() => {
  jest.useFakeTimers();
  reported.mockClear();
  Object.assign(globalThis, { reportError: reported });
  document.head.innerHTML = '';
  onFailure.mockClear();
});
afterEach(() => jest.useRealTimers());

function startSeen(sources: readonly string[], onFailed = onFailure): void {
  startScripts(sources, true, onFailed);
  jest.advanceTimersToNextFrame();
  // After the frame.
  jest.advanceTimersByTime(1);
}
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const settle = (type: 'load' | 'error'): void =>
  document.head.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event(type)));

// [spec 7.21, 8.4, 9.14]
test('a script is given 120 seconds and is then reported as a chunk load error, once; one more try of as long follows', async () => {
  startSeen(['/hangs.js']);
  await pass(119_999);
  const first = document.head.querySelector('script');
  expect(first).not.toBeNull();
  await pass(1);
  expect(first?.isConnected).toBe(false);
  // The second try, and the request made for it that cannot be joined to the one that hangs.
  expect(scripts()).toEqual(['/hangs.js', '/hangs.js']);
  expect(document.head.querySelectorAll('script[crossorigin]')).toHaveLength(1);
  expect(reported).toHaveBeenCalledTimes(1);
  await pass(119_999);
  expect(onFailure).not.toHaveBeenCalled();
  await pass(1);
  expect(scripts()).toEqual([]);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(String(reported.mock.lastCall?.[0])).toBe(
    'ChunkLoadError: script /hangs.js did not load: no answer in 120 seconds',
  );
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('scripts that arrive are not reported: the first runs before the others', async () => {
  startSeen(['/data.js', '/a.js', '/b.js']);
  expect(scripts()).toEqual(['/data.js']);
  await pass(0);
  settle('load');
  await pass(0);
  expect(scripts()).toEqual(['/data.js', '/a.js', '/b.js']);
  settle('load');
  await pass(300_000);
  expect(reported).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a script that throws is a failed start; the browser reports it, and nobody else', async () => {
  startSeen(['/throws.js', '/b.js']);
  const running = jest.spyOn(document, 'currentScript', 'get');
  const tellErrorIn = (src: string): void => {
    const script = document.createElement('script');
    script.setAttribute('src', src);
    running.mockReturnValue(script);
    window.dispatchEvent(new ErrorEvent('error', {}));
  };
  tellErrorIn('https://extension.example/x.js');
  expect(onFailure).not.toHaveBeenCalled();
  tellErrorIn('/throws.js');
  settle('load');
  await pass(0);
  running.mockRestore();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
});

test('a site that says it could not start is a failed start, told once', async () => {
  const onFailed = jest.fn();
  startSeen(['/a.js'], onFailed);
  settle('load');
  await pass(0);
  window.dispatchEvent(new Event(START_FAILED));
  window.dispatchEvent(new Event(START_FAILED));
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a page that is never seen starts nothing, also when it has loaded and waited; it starts when it is seen', async () => {
  const frames: FrameRequestCallback[] = [];
  const ask = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((task) => frames.push(task));
  startScripts(['/draft.js'], true, onFailure);
  startScripts(['/published.js'], false, onFailure);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  await pass(60_000);
  expect(scripts()).toEqual([]);
  frames.forEach((task) => task(0));
  await pass(2_000);
  expect(scripts().sort()).toEqual(['/draft.js', '/published.js']);
  ask.mockRestore();
});
