/**
 * Names of the metrics: Google's web vitals, FID, and `CLS_LIVE`, the layout shifts caused by live updates.
 */
type VitalName = 'CLS' | 'CLS_LIVE' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';

/** The current value of one metric of a page view. A later sample with the same name and id replaces it. */
export interface VitalSample {
  readonly name: VitalName;
  /** Milliseconds; `CLS` and `CLS_LIVE` have no unit. */
  readonly value: number;
  /** Identifies the page view of the metric: a page restored from the back/forward cache is a new one. */
  readonly id: string;
}

/** The report that is sent. docs/vitals.md describes it for the receiver. */
interface VitalsReport {
  readonly schema: 1;
  /** Id of the release that the page belongs to. */
  readonly release: string;
  /** The screen shown when the report was sent, such as `chi_siamo`. */
  readonly screen: string;
  readonly metrics: readonly VitalSample[];
}

/** Collects samples and returns those that changed since the last report. */
export interface VitalsQueue {
  readonly add: (sample: VitalSample) => void;
  /** Returns the report to send now; `undefined` when nothing has changed. */
  readonly take: (screen: string) => VitalsReport | undefined;
}

function rounded({ name, value, id }: VitalSample): VitalSample {
  const precision = name.startsWith('CLS') ? 10_000 : 10;
  return { name, value: Math.round(value * precision) / precision, id };
}

/**
 * Makes a queue.
 * @param release Id of the release.
 */
export function createVitalsQueue(release: string): VitalsQueue {
  const waiting = new Map<string, VitalSample>();
  return {
    add: (sample) => waiting.set(`${sample.name} ${sample.id}`, rounded(sample)),
    take: (screen) => {
      if (waiting.size === 0) return undefined;
      const metrics = [...waiting.values()];
      waiting.clear();
      return { schema: 1, release, screen, metrics };
    },
  };
}
