import type { Conditions } from '../conditions';
import { median } from '../statistics';
import type { Visit } from '../visit';

/** A paint of one route, compared with the same paint of another page. */
export interface ComparedPaint {
  readonly kind: 'fcp' | 'lcp';
  readonly hash: string;
  readonly conditions: Conditions;
  /** The page without scripts, or the page that contains only this screen. */
  readonly against: 'plain' | 'floor';
}

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  /** `undefined` for a row without a target. */
  readonly met: boolean | undefined;
  /** What was compared, when it is a paint. A trace can explain it. */
  readonly paint?: ComparedPaint;
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
