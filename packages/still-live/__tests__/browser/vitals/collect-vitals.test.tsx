import { collectVitals, createShiftWindow, type VitalSample } from 'still-live/browser/vitals/collect-vitals';

type Report = (metric: { name: string; value: number; id: string }) => void;
const mockReports = new Map<string, Report>();

jest.mock('web-vitals', () => {
  const start = (name: string) => (report: Report) => void mockReports.set(name, report);
  return {
    onCLS: start('CLS'),
    onFCP: start('FCP'),
    onINP: start('INP'),
    onLCP: start('LCP'),
    onTTFB: start('TTFB'),
  };
});

type Callback = (list: { getEntries: () => object[] }) => void;
let observers: { type: string; tell: (entry: object) => void; unread: object[] }[] = [];

class FakePerformanceObserver {
  static readonly supportedEntryTypes = ['first-input', 'layout-shift'];
  private readonly unread: object[] = [];
  constructor(private readonly callback: Callback) {}
  observe({ type }: { type: string }): void {
    const tell = (entry: object) => this.callback({ getEntries: () => [entry] });
    observers.push({ type, tell, unread: this.unread });
  }
  takeRecords(): object[] {
    return this.unread.splice(0);
  }
  disconnect(): void {
    observers = [];
  }
}

const original = globalThis.PerformanceObserver;
let samples: VitalSample[];
let stop: () => void;

beforeEach(() => {
  observers = [];
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
  samples = [];
  stop = collectVitals((sample) => samples.push(sample));
});
afterEach(() => stop());
afterEach(() => Object.assign(globalThis, { PerformanceObserver: original }));

// [spec 7.16]
test.each(['CLS', 'FCP', 'LCP', 'TTFB', 'INP'])('%s is collected', (name) => {
  mockReports.get(name)?.({ name, value: 7, id: 'v' });
  expect(samples).toEqual([{ name, value: 7, id: 'v' }]);
});

// [spec 7.17]
test('FID is collected: from the first input to the start of its handlers', () => {
  observers.find(({ type }) => type === 'first-input')?.tell({ startTime: 100, processingStart: 112 });
  expect(samples).toEqual([{ name: 'FID', value: 12, id: expect.any(String) }]);
});

test('a shift within a second after a live update is told apart, unless a visitor had just pressed something', () => {
  Object.assign(performance, { getEntriesByName: () => [{ startTime: 100 }] });
  const shifts = observers.find(({ type }) => type === 'layout-shift');
  shifts?.tell({ startTime: 200, value: 0.1, hadRecentInput: true });
  shifts?.tell({ startTime: 300, value: 0.2, hadRecentInput: false });
  shifts?.tell({ startTime: 1100, value: 0.4, hadRecentInput: false });
  expect(samples).toEqual([{ name: 'CLS_LIVE', value: 0.2, id: expect.any(String) }]);
});

test('what the browser has not reported yet when the page is hidden is collected then, once', () => {
  const input = { startTime: 100, processingStart: 112 };
  observers.find(({ type }) => type === 'first-input')?.unread.push(input);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(samples).toEqual([{ name: 'FID', value: 12, id: expect.any(String) }]);
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
