import { PHASES, type PhaseTimes } from '@/lib/tools/bench/trace/phases';
import type { TracedPaint, TracedVisit } from '@/lib/tools/bench/trace/traced-visit';

function paint(phases: Partial<PhaseTimes>): TracedPaint {
  const all = Object.fromEntries(PHASES.map((phase) => [phase, phases[phase] ?? 0])) as PhaseTimes;
  const at = Object.values(all).reduce((total, time) => total + time, 0);
  return { at, phases: all, parses: 1, layouts: 1, objects: 1, styled: 1 };
}

/** Makes a visit whose first and largest paint come together, after the given phases (milliseconds). */
export function sampleVisit(phases: Partial<PhaseTimes>, lcp: Partial<TracedVisit> = {}): TracedVisit {
  const both = paint(phases);
  return {
    firstByte: 0,
    lastByte: 0,
    fcp: both,
    lcp: both,
    element: 'H1',
    requested: Number.NaN,
    arrived: Number.NaN,
    steps: [],
    ...lcp,
  };
}
