import { mean as meanOf, sum } from '../statistics';
import { PHASES } from './phases';
import type { TracedVisit } from './traced-visit';

/** Smaller differences of a phase are summed up. */
const SHOWN_MS = 3;

type Visits = readonly TracedVisit[];

function mean(visits: Visits, read: (visit: TracedVisit) => number): number {
  return meanOf(visits.map(read));
}

function signed(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(0)}`;
}

/** Says which element was painted, and when its picture was requested and there. */
function largestOf(site: Visits, other: Visits): string {
  const element = [...new Set(site.map((visit) => visit.element))].join(' or ');
  const compare = (read: (visit: TracedVisit) => number): string =>
    `${mean(site, read).toFixed(0)} / ${mean(other, read).toFixed(0)}`;
  if (Number.isNaN(mean(site, ({ requested }) => requested))) return `; it is ${element}`;
  return `; it is ${element}, requested at ${compare(({ requested }) => requested)}, there at ${compare(({ arrived }) => arrived)} ms`;
}

/**
 * Says in words what makes a paint of the site later than that of another page: the differences between the
 * phases, which add up to the difference between the paints. All numbers are means, because medians do not
 * add up.
 * @param kind The first or the largest paint.
 * @param site Visits of the site, at least one.
 * @param other Visits of the other page, at least one.
 */
export function paintDifference(kind: 'fcp' | 'lcp', site: Visits, other: Visits): string {
  const [ours, theirs] = [mean(site, (visit) => visit[kind].at), mean(other, (visit) => visit[kind].at)];
  const phases = PHASES.map((name) => {
    const read = (visit: TracedVisit): number => visit[kind].phases[name];
    return { name, difference: mean(site, read) - mean(other, read) };
  }).sort((a, b) => b.difference - a.difference);
  const shown = phases.filter(({ difference }) => Math.abs(difference) >= SHOWN_MS);
  const rest = ours - theirs - sum(shown.map(({ difference }) => difference));
  const parts = shown.map(({ name, difference }) => `${name} ${signed(difference)}`);
  const all = [...parts, `all else ${signed(rest)}`].join(', ');
  const largest = kind === 'lcp' ? largestOf(site, other) : '';
  return `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms, ${signed(ours - theirs)}: ${all}${largest}`;
}
