import { sum } from '../statistics';
import { detail, numberOf, type TraceEvent } from './trace-event';
import type { PageTrace } from './page-trace';
import { type PhaseTimes, phaseOf, phaseTimes } from './phases';

/** A paint and what it took. */
export interface TracedPaint {
  /** Milliseconds since the navigation. */
  readonly at: number;
  readonly phases: PhaseTimes;
  /** How many times the parser worked, and how many layouts there were until it. */
  readonly parses: number;
  readonly layouts: number;
  /** Objects of the last layout. */
  readonly objects: number;
  /** How many elements got a style, each time counted. */
  readonly styled: number;
}

/** One piece of work of the main thread, in milliseconds since the navigation. */
export interface Step {
  readonly what: string;
  readonly start: number;
  readonly duration: number;
}

/** What the trace of one visit says of its first and its largest paint. */
export interface TracedVisit {
  /** When the first byte of the HTML has come, and the last one; milliseconds since the navigation. */
  readonly firstByte: number;
  readonly lastByte: number;
  readonly fcp: TracedPaint;
  readonly lcp: TracedPaint;
  /** The element of the largest paint. */
  readonly element: string;
  /** When its picture was requested and had come; `NaN` for a text. */
  readonly requested: number;
  readonly arrived: number;
  /** The work until the largest paint. */
  readonly steps: readonly Step[];
}

/** Shorter pieces of work are not listed. */
const STEP_MS = 1;

function describe(event: TraceEvent): string {
  const { name } = event;
  if (name === 'UpdateLayoutTree') return `${name}, ${numberOf(event, 'elementCount')} elements`;
  if (name === 'Layout') return `${name}, ${numberOf(event, 'beginData', 'totalObjects')} objects`;
  return name;
}

/** Describes a paint that was shown at a moment of the clock of the events. */
function paintAt({ main, navigation, opening }: PageTrace, paint: number): TracedPaint {
  const named = (name: string): readonly TraceEvent[] =>
    main.filter(
      (event) => event.name === name && event.phase === 'X' && event.start + event.duration <= paint,
    );
  const [parses, layouts, styles] = [named('ParseHTML'), named('Layout'), named('UpdateLayoutTree')];
  const frame = named('Commit').at(-1);
  const handedOver = frame ? frame.start + frame.duration : paint;
  return {
    at: (paint - navigation) / 1000,
    phases: phaseTimes(main, { navigation, opening, handedOver, paint }),
    parses: parses.length,
    layouts: layouts.length,
    objects: numberOf(layouts.at(-1), 'beginData', 'totalObjects'),
    styled: sum(styles.map((event) => numberOf(event, 'elementCount'))),
  };
}

/**
 * Reads from a trace what the first and the largest paint waited for.
 * @param page The events of the page.
 * @throws {Error} When the page painted nothing in the time of the trace.
 */
export function readVisit(page: PageTrace): TracedVisit {
  const { main, navigation, address, answer, end } = page;
  const since = (moment: number): number => (moment - navigation) / 1000;
  const last = (name: string): TraceEvent | undefined => main.findLast((event) => event.name === name);
  const [first, largest] = [last('firstContentfulPaint'), last('largestContentfulPaint::Candidate')];
  if (!first || !largest) throw new Error(`trace of ${address}: no paint in the time of the trace`);
  return {
    firstByte: since(answer),
    lastByte: since(end),
    fcp: paintAt(page, first.start),
    lcp: paintAt(page, largest.start),
    element: String(detail(largest, 'data', 'nodeName')),
    requested: numberOf(largest, 'data', 'imageLoadStart'),
    arrived: numberOf(largest, 'data', 'imageLoadEnd'),
    steps: main
      .filter((event) => event.name !== 'RunTask' && phaseOf(event) !== undefined)
      .filter(({ start, duration }) => start < largest.start && duration >= STEP_MS * 1000)
      .map((event) => ({
        what: describe(event),
        start: since(event.start),
        duration: event.duration / 1000,
      })),
  };
}
