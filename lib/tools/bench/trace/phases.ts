import type { TraceEvent } from './trace-event';

/** What the time until a paint is spent on, in the order of the table. */
export const PHASES = [
  'network',
  'opening',
  'style sheet',
  'HTML',
  'script',
  'style',
  'layout',
  'paint',
  'other work',
  'no work',
  'to the screen',
] as const;

/** One of them. */
export type Phase = (typeof PHASES)[number];

/** Milliseconds of each phase. */
export type PhaseTimes = Readonly<Record<Phase, number>>;

/** The phases of the events of the main thread. An event inside another one belongs to its own phase. */
const WORK: ReadonlyMap<string, Phase> = new Map([
  ['DocumentLoader::CommitNavigation', 'opening'],
  ['CSSParserImpl::parseStyleSheet', 'style sheet'],
  ['ParseAuthorStyleSheet', 'style sheet'],
  ['ParseHTML', 'HTML'],
  ['EvaluateScript', 'script'],
  ['FunctionCall', 'script'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
  ['RunTask', 'other work'],
]);

/** Returns the phase of an event of the main thread; `undefined` when it is no piece of work. */
export function phaseOf({ name, phase }: TraceEvent): Phase | undefined {
  return phase === 'X' ? WORK.get(name) : undefined;
}

interface Open {
  readonly phase: Phase;
  readonly end: number;
}

/**
 * Divides the time of the main thread between two moments among the phases, each moment once: the innermost
 * event counts.
 * @param events Events of the main thread in the order of time.
 * @param from Begin, in the clock of the events.
 * @param to End.
 * @returns Milliseconds of each phase; what no event covers is `no work`.
 */
function divide(events: readonly TraceEvent[], from: number, to: number): Record<Phase, number> {
  const times = Object.fromEntries(PHASES.map((phase) => [phase, 0])) as Record<Phase, number>;
  const open: Open[] = [];
  let now = from;
  const advance = (until: number): void => {
    const end = Math.min(until, to);
    if (end <= now) return;
    times[open.at(-1)?.phase ?? 'no work'] += (end - now) / 1000;
    now = end;
  };
  const closeUntil = (moment: number): void => {
    for (let last = open.at(-1); last !== undefined && last.end <= moment; last = open.at(-1)) {
      advance(last.end);
      open.pop();
    }
  };
  for (const event of events) {
    const phase = phaseOf(event);
    if (phase === undefined || event.start + event.duration <= from || event.start >= to) continue;
    closeUntil(event.start);
    advance(event.start);
    open.push({ phase, end: event.start + event.duration });
  }
  closeUntil(to);
  advance(to);
  return times;
}

/** The moments between which time is divided, in the clock of the events. */
interface Moments {
  readonly navigation: number;
  /** When the main thread begins to open the page. */
  readonly opening: number;
  /** When the main thread has handed over the frame. */
  readonly handedOver: number;
  /** When the frame is shown. */
  readonly paint: number;
}

/**
 * Divides the time from the navigation until a paint. The phases add up to it.
 * @param events Events of the main thread in the order of time.
 * @param moments The moments of the navigation and of the paint.
 */
export function phaseTimes(events: readonly TraceEvent[], moments: Moments): PhaseTimes {
  const { navigation, opening, handedOver, paint } = moments;
  return {
    ...divide(events, opening, handedOver),
    network: (opening - navigation) / 1000,
    'to the screen': (paint - handedOver) / 1000,
  };
}
