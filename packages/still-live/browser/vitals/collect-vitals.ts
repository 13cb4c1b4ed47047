import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { LIVE_UPDATE } from './live-update';

/** The current value of one metric of a page view. A later sample with the same name and id replaces it. */
export interface VitalSample {
  /** Google's web vitals, FID, and `CLS_LIVE`, the layout shifts caused by live updates. */
  readonly name: 'CLS' | 'CLS_LIVE' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; `CLS` and `CLS_LIVE` have no unit. */
  readonly value: number;
  /** Identifies the page view of the metric: a page restored from the back/forward cache is a new one. */
  readonly id: string;
}

const LONGEST_GAP_MS = 1000;
const LONGEST_WINDOW_MS = 5000;

/**
 * As Cumulative Layout Shift (https://web.dev/articles/evolving-cls): a window ends after a gap of one second, and lasts
 * five seconds at most.
 * @returns A function that gives the value of the largest session window so far. `at`: milliseconds.
 */
export function createShiftWindow(): (value: number, at: number) => number {
  let [largest, sum, start, last] = [0, 0, -Infinity, -Infinity];
  return (value, at) => {
    const isSameWindow = at - last < LONGEST_GAP_MS && at - start < LONGEST_WINDOW_MS;
    sum = isSameWindow ? sum + value : value;
    start = isSameWindow ? start : at;
    last = at;
    largest = Math.max(largest, sum);
    return largest;
  };
}

// A layout shift within this time after a live update counts as caused by it.
const CAUSED_WITHIN_MS = 1000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return 'value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry;
}

function isEventTiming(entry: PerformanceEntry): entry is PerformanceEventTiming {
  return 'processingStart' in entry && typeof entry.processingStart === 'number';
}

/**
 * From the start of the page. What the browser has not reported when the page is hidden is read then: a press on a link
 * that leaves the site is often the first input, and the last one.
 */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  const readRest = (): void => observer.takeRecords().forEach(onEntry);
  observer.observe({ type, buffered: true });
  document.addEventListener('visibilitychange', readRest);
  return () => {
    document.removeEventListener('visibilitychange', readRest);
    observer.disconnect();
  };
}

// `web-vitals` no longer measures it: the time from the first input to the start of its event handlers.
function observeFirstInput(id: string, onSample: (sample: VitalSample) => void): () => void {
  return observe('first-input', (entry) => {
    if (isEventTiming(entry)) onSample({ name: 'FID', value: entry.processingStart - entry.startTime, id });
  });
}

function observeLiveShifts(id: string, onSample: (sample: VitalSample) => void): () => void {
  const add = createShiftWindow();
  return observe('layout-shift', (entry) => {
    if (!isLayoutShift(entry) || entry.hadRecentInput) return;
    const updates = performance.getEntriesByName(LIVE_UPDATE, 'mark');
    const age = (mark: PerformanceEntry): number => entry.startTime - mark.startTime;
    const isCaused = updates.some((mark) => age(mark) >= 0 && age(mark) < CAUSED_WITHIN_MS);
    if (isCaused) onSample({ name: 'CLS_LIVE', value: add(entry.value, entry.startTime), id });
  });
}

/**
 * CLS, FCP, INP, LCP and TTFB come from `web-vitals`; FID and the shifts caused by live updates are measured here.
 * Called again when a value changes.
 */
export function collectVitals(onSample: (sample: VitalSample) => void): () => void {
  const id = `v1-${Date.now()}-${Math.random().toString(36).slice(2, 12)}`;
  const report = ({ name, value, id: view }: MetricType): void => onSample({ name, value, id: view });
  [onCLS, onINP, onLCP].forEach((start) => start(report, { reportAllChanges: true }));
  [onFCP, onTTFB].forEach((start) => start(report));
  const stops = [observeFirstInput(id, onSample), observeLiveShifts(id, onSample)];
  return () => stops.forEach((stop) => stop());
}
