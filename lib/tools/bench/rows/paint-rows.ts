import { bytesByKind } from '../bytes';
import type { FloorRuns } from '../measure-floors';
import type { RouteRuns } from '../measure';
import type { Visit } from '../visit';
import { type ComparedPaint, medianOf, routeName, row, type Row } from './row';

const KIB = 1024;
const PLAIN_LIMIT = 1.05;
const FLOOR_LIMITS = { fcp: 1.1, lcp: 1.05 } as const;

/** Compares the medians of a paint of the site and of another page. */
function paintRow(paint: ComparedPaint, site: readonly Visit[], other: readonly Visit[], limit: number): Row {
  const { kind, hash, conditions, against } = paint;
  const [ours, theirs] = [medianOf(site, (visit) => visit[kind]), medianOf(other, (visit) => visit[kind])];
  const ratio = ours / theirs;
  const versus = against === 'plain' ? conditions.name : 'against the floor';
  return {
    what: `${kind.toUpperCase()} ${versus} ${routeName(hash)}`,
    value: `${ratio.toFixed(2)} × (${ours.toFixed(0)} / ${theirs.toFixed(0)} ms)`,
    target: `≤ ${limit.toFixed(2)} × ${against}`,
    met: ratio <= limit,
    paint,
  };
}

/** Makes the rows of the first and the largest paint of routes, against the page without scripts. */
export function plainRows(runs: readonly RouteRuns[]): Row[] {
  return runs.flatMap(({ hash, conditions, site, plain }) =>
    (['fcp', 'lcp'] as const).map((kind) =>
      paintRow({ kind, hash, conditions, against: 'plain' }, site, plain, PLAIN_LIMIT),
    ),
  );
}

/**
 * Makes the rows of routes against the page that contains only one screen and what it uses.
 * @param runs The visits.
 * @param parts What the HTML of the site consists of, in words.
 */
export function floorRows(runs: readonly FloorRuns[], parts: string): Row[] {
  const html = (visits: readonly Visit[]): number =>
    medianOf(visits, ({ resources }) => bytesByKind(resources).html) / KIB;
  return runs.flatMap(({ hash, conditions, site, floor }) => {
    const size = `${html(site).toFixed(1)} KiB (floor ${html(floor).toFixed(1)})`;
    return [
      ...(['fcp', 'lcp'] as const).map((kind) =>
        paintRow({ kind, hash, conditions, against: 'floor' }, site, floor, FLOOR_LIMITS[kind]),
      ),
      row(`HTML of ${routeName(hash)}`, size, '≤ 20 KiB', html(site) <= 20, parts),
    ];
  });
}

/** Makes the rows of layout shift: of the worst run, because a median would hide it. */
export function shiftRows(runs: readonly RouteRuns[]): Row[] {
  const worst = (visits: readonly Visit[]): number => Math.max(...visits.map(({ cls }) => cls));
  const home = worst(runs.flatMap(({ hash, site }) => (hash === '' ? site : [])));
  const links = worst(runs.flatMap(({ hash, site }) => (hash === '' ? [] : site)));
  const moved = runs.filter(({ site }) => worst(site) > 0).map(({ hash }) => routeName(hash));
  return [
    row('CLS of Home over 8 s, worst run', home.toFixed(4), '0', home === 0),
    row('CLS of the deep links, worst run', links.toFixed(4), '0', links === 0, `moved: ${moved.join(', ')}`),
  ];
}
