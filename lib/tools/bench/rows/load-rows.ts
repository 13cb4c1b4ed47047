import { bytesByKind, kindOf, KINDS } from '../bytes';
import { sum } from '../statistics';
import type { Visit } from '../visit';
import { medianOf, row, type Row } from './row';

const KIB = 1024;

function scriptsBeforeLcp({ resources, lcp }: Visit): number {
  return sum(
    resources.filter(({ path, start }) => kindOf(path) === 'script' && start < lcp).map(({ bytes }) => bytes),
  );
}

/** Makes the rows of what a visit of Home loads. */
export function loadRows(visits: readonly Visit[]): Row[] {
  const blocking = medianOf(visits, ({ tbt }) => tbt);
  const early = medianOf(visits, scriptsBeforeLcp);
  const scripts = medianOf(visits, ({ resources }) => bytesByKind(resources).script) / KIB;
  const before = medianOf(
    visits,
    ({ resources, lcp }) => resources.filter(({ start }) => start < lcp).length,
  );
  return [
    row('total blocking time', `${blocking.toFixed(0)} ms`, '≤ 150 ms', blocking <= 150),
    row('scripts requested before LCP', `${early} B`, '0 B', early === 0),
    row('scripts of an untouched visit', `${scripts.toFixed(1)} KiB`, '≤ 175 KiB', scripts <= 175),
    row('requests before LCP', String(before)),
    row('time to hydrated', `${medianOf(visits, ({ hydrated }) => hydrated).toFixed(0)} ms`),
    row('time to live', `${medianOf(visits, ({ live }) => live).toFixed(0)} ms`),
    ...KINDS.map((kind) => {
      const bytes = medianOf(visits, ({ resources }) => bytesByKind(resources)[kind]);
      return row(`bytes: ${kind}`, `${(bytes / KIB).toFixed(1)} KiB`);
    }),
  ];
}
