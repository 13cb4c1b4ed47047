import { createShiftWindow } from 'still-live/browser/vitals/collect-vitals';
import { reportVitals } from 'still-live/browser/vitals/report-vitals';

type Report = (metric: { name: string; value: number; id: string }) => void;
const mockReports = new Map<string, Report>();

jest.mock('web-vitals', () => {
  const start = (name: string) => (report: Report) => void mockReports.set(name, report);
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, start(name)]));
});

type Callback = (list: { getEntries: () => object[] }) => void;
const observers = new Map<string, { tell: (entry: object) => void; unread: object[] }>();

class FakePerformanceObserver {
  static readonly supportedEntryTypes = ['first-input', 'layout-shift'];
  private readonly unread: object[] = [];
  constructor(private readonly callback: Callback) {}
  observe({ type }: { type: string }): void {
    const tell = (entry: object) => this.callback({ getEntries: () => [entry] });
    observers.set(type, { tell, unread: this.unread });
  }
  takeRecords(): object[] {
    return this.unread.splice(0);
  }
  disconnect(): void {
    observers.clear();
  }
}

const ADDRESS = 'https://vitals.example/collect';
const INPUT = { startTime: 100, processingStart: 112 };
const original = globalThis.PerformanceObserver;
const sendBeacon = jest.fn((_url: string, _data: string) => true);
const sent = () => JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '') as object;
function measure(name: string, value: number, id = 'a'): void {
  mockReports.get(name)?.({ name, value, id });
}

let end: () => void;
function start(vitalsUrl?: string): void {
  end = reportVitals({ vitalsUrl, release: 'r1' });
}
function hide(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  mockReports.clear();
  jest.clearAllMocks();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
  Object.assign(navigator, { sendBeacon });
  document.documentElement.dataset['screen'] = 'chi_siamo';
  window.history.replaceState(null, '', '/');
  delete window.__vitals;
});
afterEach(() => {
  end();
  Object.assign(globalThis, { PerformanceObserver: original });
});

// [spec 7.16, 7.17, 7.18, 7.19]
test.each([
  ['without an address, where nothing is sent', undefined, 0],
  ['with one', ADDRESS, 1],
])(
  'in production every figure is in the window, %s; of shifts apart those within a second after a live update that no press caused',
  (_where, vitalsUrl, times) => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    Object.assign(performance, { getEntriesByName: () => [{ startTime: 100 }] });
    start(vitalsUrl);
    for (const name of mockReports.keys()) measure(name, 7);
    observers.get('first-input')?.tell(INPUT);
    const shifts = observers.get('layout-shift');
    shifts?.tell({ startTime: 200, value: 0.1, hadRecentInput: true });
    shifts?.tell({ startTime: 300, value: 0.2, hadRecentInput: false });
    shifts?.tell({ startTime: 1100, value: 0.4, hadRecentInput: false });
    hide('hidden');
    Object.assign(process.env, { NODE_ENV: before });
    expect(window.__vitals).toEqual({ CLS: 7, FCP: 7, INP: 7, LCP: 7, TTFB: 7, FID: 12, CLS_LIVE: 0.2 });
    expect(sendBeacon).toHaveBeenCalledTimes(times);
  },
);

test('what was measured is sent as text when the page is hidden, once: the latest value of each figure of each page view, rounded', () => {
  start(ADDRESS);
  measure('LCP', 812.3456, 'first');
  measure('CLS', 0.01, 'first');
  measure('CLS', 0.0234567, 'first');
  measure('LCP', 2, 'restored');
  hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual([ADDRESS]);
  expect(sent()).toEqual({
    schema: 1,
    release: 'r1',
    screen: 'chi_siamo',
    metrics: [
      { name: 'LCP', value: 812.3, id: 'first' },
      { name: 'CLS', value: 0.0235, id: 'first' },
      { name: 'LCP', value: 2, id: 'restored' },
    ],
  });
});

test('what the browser has not reported yet when the page is hidden is sent then, once', () => {
  start(ADDRESS);
  observers.get('first-input')?.unread.push(INPUT);
  hide('hidden');
  hide('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sent()).toMatchObject({ metrics: [{ name: 'FID', value: 12 }] });
});

test('drafts are never measured', () => {
  window.history.replaceState(null, '', '/?draft=true&projectApiKey=x');
  start(ADDRESS);
  expect([mockReports.size, observers.size]).toEqual([0, 0]);
});

test.each([
  [
    'of one burst add up',
    [
      [1, 0],
      [2, 900],
      [4, 1800],
    ],
    [1, 3, 7],
  ],
  [
    'after a gap of a second begin a new burst, and the largest one counts',
    [
      [3, 0],
      [1, 1000],
      [1, 1500],
      [2, 2400],
    ],
    [3, 3, 3, 4],
  ],
  [
    'of a burst count for five seconds at most',
    [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => [1, at]),
    [1, 2, 3, 4, 5, 6, 6],
  ],
] as const)('layout shifts %s', (_what, shifts, sums) => {
  const add = createShiftWindow();
  expect(shifts.map(([value = 0, at = 0]) => add(value, at))).toEqual(sums);
});
