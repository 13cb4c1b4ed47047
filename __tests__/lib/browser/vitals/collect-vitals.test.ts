import { collectVitals } from '@/lib/browser/vitals/collect-vitals';
import type { VitalSample } from '@/lib/browser/vitals/vitals-report';

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
let observers: { type: string; tell: (entry: object) => void }[] = [];

class FakePerformanceObserver {
  static readonly supportedEntryTypes = ['first-input', 'layout-shift'];
  constructor(private readonly callback: Callback) {}
  observe({ type }: { type: string }): void {
    observers.push({ type, tell: (entry) => this.callback({ getEntries: () => [entry] }) });
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

test('after the end its own observers are gone', () => {
  stop();
  expect(observers).toEqual([]);
});
