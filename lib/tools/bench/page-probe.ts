/** What the page tells about its own load; times in milliseconds since the start of the navigation. */
export interface ProbeReading {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Blocking time after the first contentful paint: what each task lasts beyond 50 ms. */
  readonly tbt: number;
  readonly hydrated: number;
  readonly live: number;
  readonly resources: readonly ProbeResource[];
}

/** One file that the page fetched. */
export interface ProbeResource {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Bytes of the body as sent. */
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

/** Runs in the page before anything else and notes what happens. Self-contained: it is sent as source. */
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
  // The document and not its element: that one is not there yet.
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (Number.isNaN(probe.hydrated) && 'hydrated' in dataset) probe.hydrated = performance.now();
    if (Number.isNaN(probe.live) && 'live' in dataset) probe.live = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated', 'data-live'] });
}

/** Reads the probe in the page. Self-contained: it is sent as source. */
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
