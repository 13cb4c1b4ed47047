import type { VitalSample } from 'still-live/browser/vitals/collect-vitals';
import { reportVitals } from 'still-live/browser/vitals/report-vitals';

let measure: ((sample: VitalSample) => void) | undefined;
const stop = jest.fn();

jest.mock('still-live/browser/vitals/collect-vitals', () => ({
  collectVitals: (onSample: (sample: VitalSample) => void) => {
    measure = onSample;
    return stop;
  },
}));

const sendBeacon = jest.fn((_url: string, _data: string) => true);

let end: (() => void) | undefined;
function start(vitalsUrl?: string): void {
  end = reportVitals({ vitalsUrl, release: 'r1' });
}

function hide(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => end?.());

beforeEach(() => {
  measure = undefined;
  jest.clearAllMocks();
  Object.assign(navigator, { sendBeacon });
  document.documentElement.dataset['screen'] = 'chi_siamo';
  window.history.replaceState(null, '', '/');
  delete window.__vitals;
});

test('what was measured is sent as text when the page is hidden, once', () => {
  start('https://vitals.example/collect');
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

// [spec 7.18, 7.19]
test.each([
  ['without an address, where nothing is sent', undefined, 0],
  ['with one', 'https://vitals.example/collect', 1],
])('the figures are in the window in production, %s', (_where, vitalsUrl, sent) => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  start(vitalsUrl);
  measure?.({ name: 'FID', value: 3, id: 'a' });
  measure?.({ name: 'CLS_LIVE', value: 0.1, id: 'a' });
  hide('hidden');
  Object.assign(process.env, { NODE_ENV: before });
  expect(window.__vitals).toEqual({ FID: 3, CLS_LIVE: 0.1 });
  expect(sendBeacon).toHaveBeenCalledTimes(sent);
});

test('drafts are never measured', () => {
  window.history.replaceState(null, '', '/?draft=true&projectApiKey=x');
  start('https://vitals.example/collect');
  expect(measure).toBeUndefined();
});

test('a report holds the latest value of each figure of each page view, rounded', () => {
  start('https://vitals.example/collect');
  measure?.({ name: 'LCP', value: 812.3456, id: 'first' });
  measure?.({ name: 'CLS', value: 0.01, id: 'first' });
  measure?.({ name: 'CLS', value: 0.0234567, id: 'first' });
  measure?.({ name: 'LCP', value: 2, id: 'restored' });
  hide('hidden');
  expect(JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '')).toMatchObject({
    metrics: [
      { name: 'LCP', value: 812.3, id: 'first' },
      { name: 'CLS', value: 0.0235, id: 'first' },
      { name: 'LCP', value: 2, id: 'restored' },
    ],
  });
});
