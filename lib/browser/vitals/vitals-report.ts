/** Names of the figures: Google's web vitals, FID, and `CLS_LIVE`: layout shifts caused by live updates alone. */
type VitalName = 'CLS' | 'CLS_LIVE' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';

/** One figure of a page view as it stands now; a later one of the same name and id replaces it. */
export interface VitalSample {
  readonly name: VitalName;
  /** Milliseconds; `CLS` and `CLS_LIVE` have no unit. */
  readonly value: number;
  /** Tells page views apart: a page that comes back from the back/forward cache counts anew. */
  readonly id: string;
}

/** What is sent; docs/vitals.md describes it for whoever receives it. */
interface VitalsReport {
  readonly schema: 1;
  /** Id of the release the page was built as. */
  readonly release: string;
  /** The screen that was shown when the report was sent, such as `chi_siamo`. */
  readonly screen: string;
  readonly metrics: readonly VitalSample[];
}

/** Gathers figures and gives those that changed since the last report. */
export interface VitalsQueue {
  readonly add: (sample: VitalSample) => void;
  /** What to send now; `undefined` when nothing changed. Takes the screen. */
  readonly take: (screen: string) => VitalsReport | undefined;
}

function rounded({ name, value, id }: VitalSample): VitalSample {
  const precision = name.startsWith('CLS') ? 10_000 : 10;
  return { name, value: Math.round(value * precision) / precision, id };
}

/** Makes a queue. Takes the id of the release. */
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
