import { isRecord } from '@/lib/content/raw-tree';

/** One event of a trace of Chromium. Times are in microseconds, of the clock that all events share. */
export interface TraceEvent {
  readonly name: string;
  /** `X` has a duration. */
  readonly phase: string;
  readonly process: number;
  readonly thread: number;
  readonly start: number;
  /** 0 for an event without one. */
  readonly duration: number;
  readonly details: Readonly<Record<string, unknown>>;
}

function parseEvent(event: unknown): TraceEvent[] {
  if (!isRecord(event)) return [];
  const { name, ph: phase, pid: process, tid: thread, ts: start, dur, args } = event;
  if (typeof name !== 'string' || typeof phase !== 'string' || typeof start !== 'number') return [];
  if (typeof process !== 'number' || typeof thread !== 'number') return [];
  const duration = typeof dur === 'number' ? dur : 0;
  return [{ name, phase, process, thread, start, duration, details: isRecord(args) ? args : {} }];
}

/**
 * Reads a trace. Events without a time are left out.
 * @param text The trace as Chromium writes it: JSON with a list `traceEvents`.
 * @returns The events in the order of time; of those that begin together, the longest first.
 * @throws {Error} When there is no list of events.
 */
export function parseTrace(text: string): readonly TraceEvent[] {
  const trace: unknown = JSON.parse(text);
  const events = isRecord(trace) ? trace['traceEvents'] : undefined;
  if (!Array.isArray(events)) throw new Error('trace: no list of events; is the browser a Chromium?');
  return events.flatMap(parseEvent).sort((a, b) => a.start - b.start || b.duration - a.duration);
}

/**
 * Returns a value inside the details of an event; `undefined` when there is none.
 * @param event The event.
 * @param path Names of the fields, from outside to inside.
 */
export function detail({ details }: TraceEvent, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), details);
}

/** The same for a number; `NaN` when there is none. */
export function numberOf(event: TraceEvent | undefined, ...path: readonly string[]): number {
  const value = event && detail(event, ...path);
  return typeof value === 'number' ? value : Number.NaN;
}
