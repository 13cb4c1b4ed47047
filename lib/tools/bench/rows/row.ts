import { median } from '../statistics';
import type { Visit } from '../visit';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  /** `undefined` for a row without a target. */
  readonly met: boolean | undefined;
  /** What the value consists of, when the measurement says so. */
  readonly reason?: string;
}

/** Makes a row. */
export function row(what: string, value: string, target = '', met?: boolean, reason?: string): Row {
  return reason === undefined ? { what, value, target, met } : { what, value, target, met, reason };
}

/** Returns the median of a measurement of visits. */
export function medianOf(visits: readonly Visit[], pick: (visit: Visit) => number): number {
  return median(visits.map(pick));
}

/** Returns the name of a route: its hash, or Home. */
export function routeName(hash: string): string {
  return hash === '' ? 'Home' : hash;
}
