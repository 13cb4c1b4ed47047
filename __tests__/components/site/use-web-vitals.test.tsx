import { render } from '@testing-library/react';
import { useWebVitals } from '@/components/site/use-web-vitals';
import type { VitalSample } from '@/lib/browser/vitals/vitals-report';

let measure: ((sample: VitalSample) => void) | undefined;
const stop = jest.fn();

jest.mock('@/lib/browser/vitals/collect-vitals', () => ({
  collectVitals: (onSample: (sample: VitalSample) => void) => {
    measure = onSample;
    return stop;
  },
}));

const sendBeacon = jest.fn((_url: string, _data: string) => true);

function Page({ vitalsUrl }: { readonly vitalsUrl?: string }): null {
  useWebVitals({ vitalsUrl, release: 'r1' });
  return null;
}

function hide(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** What the page does when it is idle. */
let whenIdle: (() => void)[];

/** The page becomes idle, and what it imports then is there. */
async function becomesIdle(): Promise<void> {
  for (const task of whenIdle.splice(0)) task();
  await import('@/lib/browser/vitals/collect-vitals');
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  measure = undefined;
  whenIdle = [];
  window.requestIdleCallback = (task) =>
    whenIdle.push(() => task({ didTimeout: false, timeRemaining: () => 1 }));
  window.cancelIdleCallback = () => undefined;
  jest.clearAllMocks();
  Object.assign(navigator, { sendBeacon });
  document.documentElement.dataset['screen'] = 'chi_siamo';
  window.history.replaceState(null, '', '/');
  delete window.__vitals;
});

test('what was measured is sent as text when the page is hidden, once', async () => {
  render(<Page vitalsUrl="https://vitals.example/collect" />);
  await becomesIdle();
  measure?.({ name: 'LCP', value: 800, id: 'a' });
  hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('https://vitals.example/collect');
  expect(JSON.parse(body ?? '')).toEqual({
    schema: 1,
    release: 'r1',
    screen: 'chi_siamo',
    metrics: [{ name: 'LCP', value: 800, id: 'a' }],
  });
});

// [spec 7.18]
test('without an address the figures are in the window, and nothing is sent', async () => {
  render(<Page />);
  await becomesIdle();
  measure?.({ name: 'FID', value: 3, id: 'a' });
  measure?.({ name: 'CLS_LIVE', value: 0.1, id: 'a' });
  hide('hidden');
  expect(window.__vitals).toEqual({ FID: 3, CLS_LIVE: 0.1 });
  expect(sendBeacon).not.toHaveBeenCalled();
});

// [spec 7.19]
test('the figures are in the window in production, and with an address too', async () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  render(<Page vitalsUrl="https://vitals.example/collect" />);
  await becomesIdle();
  measure?.({ name: 'TTFB', value: 20, id: 'a' });
  Object.assign(process.env, { NODE_ENV: before });
  expect(window.__vitals).toEqual({ TTFB: 20 });
});

test('a page that is gone stops measuring', async () => {
  const { unmount } = render(<Page />);
  await becomesIdle();
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('drafts are never measured', async () => {
  window.history.replaceState(null, '', '/?draft=true&projectApiKey=x');
  render(<Page vitalsUrl="https://vitals.example/collect" />);
  await becomesIdle();
  expect(measure).toBeUndefined();
});
