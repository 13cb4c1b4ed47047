/** Measurements of a page load; times in milliseconds since the start of the navigation. */
export interface ProbeReading {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time after the first contentful paint: the part of each task beyond 50 ms. */
  readonly tbt: number;
  readonly hydrated: number;
  readonly live: number;
  readonly resources: readonly ProbeResource[];
}

/** One file that the page requested. */
export interface ProbeResource {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Bytes of the body as transferred. */
  readonly bytes: number;
}

interface Probe {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
  hydrated: number;
  live: number;
}

/**
 * Runs in the page before any other script and records its load. It uses nothing outside itself, because it
 * is sent as source text.
 */
export function installProbe(): void {
  const probe: Probe = { fcp: NaN, lcp: NaN, cls: 0, tasks: [], hydrated: NaN, live: NaN };
  Object.assign(window, { benchProbe: probe });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (probe.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') probe.cls += entry.value;
  });
  observe('longtask', (entry) => probe.tasks.push([entry.startTime, entry.duration]));
  // Observe the document, because its root element does not exist yet.
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (Number.isNaN(probe.hydrated) && 'hydrated' in dataset) probe.hydrated = performance.now();
    if (Number.isNaN(probe.live) && 'live' in dataset) probe.live = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated', 'data-live'] });
}

/** Reads the measurements in the page. It uses nothing outside itself, because it is sent as source text. */
export function readProbe(): ProbeReading {
  const { benchProbe } = window as unknown as { benchProbe: Probe };
  const [page] = performance.getEntriesByType('navigation');
  const { fcp, lcp, cls, hydrated, live, tasks } = benchProbe;
  const after = tasks.filter(([start, duration]) => start + duration > fcp);
  const entries = [...(page ? [page] : []), ...performance.getEntriesByType('resource')];
  const resources = entries.map((entry) => {
    const timing = entry;
    return {
      path: new URL(timing.name).pathname,
      start: timing.startTime,
      end: timing.responseEnd,
      bytes: timing.encodedBodySize,
    };
  });
  const tbt = after.reduce((total, [, duration]) => total + Math.max(0, duration - 50), 0);
  return { fcp, lcp, cls, tbt, hydrated, live, resources };
}
