import { bytesByKind } from '../bytes';
import type { FloorPages } from '../floor-site';
import type { RouteRuns } from '../measure';
import type { ComparedPage, PaintRuns } from '../measure-paints';
import { mean, middleThird } from '../statistics';
import { paintDifference } from '../trace/paint-difference';
import type { TracedVisit } from '../trace/traced-visit';
import type { Visit } from '../visit';
import { medianOf, routeName, row, type Row } from './row';

const KIB = 1024;
const HTML_LIMIT = 20;

type Paint = 'fcp' | 'lcp';

/** The largest ratio of a paint of the site to that of another page. */
const LIMITS = {
  plain: { fcp: 1.05, lcp: 1.05 },
  floor: { fcp: 1.1, lcp: 1.05 },
} as const satisfies Partial<Record<ComparedPage, Record<Paint, number>>>;

/**
 * Compares a paint of the site with that of another page. The visits whose paint is in the middle third count,
 * for the times and for what they consist of, so that the parts add up to what is printed.
 */
function paintRow({ hash, conditions, visits }: PaintRuns, against: keyof typeof LIMITS, paint: Paint): Row {
  const middle = (page: ComparedPage): readonly TracedVisit[] =>
    middleThird(visits[page], (visit) => visit[paint].at);
  const [site, other] = [middle('site'), middle(against)];
  const at = (chosen: readonly TracedVisit[]): number => mean(chosen.map((visit) => visit[paint].at));
  const ratio = at(site) / at(other);
  const limit = LIMITS[against][paint];
  const versus = against === 'plain' ? conditions.name : 'against the floor';
  return row(
    `${paint.toUpperCase()} ${versus} ${routeName(hash)}`,
    `${ratio.toFixed(2)} × (${at(site).toFixed(0)} / ${at(other).toFixed(0)} ms)`,
    `≤ ${limit.toFixed(2)} × ${against}`,
    ratio <= limit,
    paintDifference(paint, site, other),
  );
}

/** Makes the rows of the first and the largest paint of routes, first those against the page without scripts. */
export function paintRows(runs: readonly PaintRuns[]): Row[] {
  return (['plain', 'floor'] as const).flatMap((against) =>
    runs
      .filter(({ visits }) => visits[against].length > 0)
      .flatMap((route) => (['fcp', 'lcp'] as const).map((paint) => paintRow(route, against, paint))),
  );
}

/**
 * Makes the rows of the HTML of routes, beside that of the page that contains only one screen.
 * @param runs Visits of the site.
 * @param floors The pages of one screen.
 * @param parts What the HTML of the site consists of, in words.
 */
export function htmlRows(runs: readonly RouteRuns[], floors: FloorPages, parts: string): Row[] {
  return runs.map(({ hash, visits }) => {
    const html = medianOf(visits, ({ resources }) => bytesByKind(resources).html) / KIB;
    const floor = (floors.get(hash)?.bytes ?? Number.NaN) / KIB;
    const size = `${html.toFixed(1)} KiB (floor ${floor.toFixed(1)})`;
    return row(`HTML of ${routeName(hash)}`, size, `≤ ${HTML_LIMIT} KiB`, html <= HTML_LIMIT, parts);
  });
}

/** Makes the rows of layout shift: of the worst run, because a median would hide it. */
export function shiftRows(runs: readonly RouteRuns[]): Row[] {
  const worst = (visits: readonly Visit[]): number => Math.max(...visits.map(({ cls }) => cls));
  const home = worst(runs.flatMap(({ hash, visits }) => (hash === '' ? visits : [])));
  const links = worst(runs.flatMap(({ hash, visits }) => (hash === '' ? [] : visits)));
  const moved = runs.filter(({ visits }) => worst(visits) > 0).map(({ hash }) => routeName(hash));
  return [
    row('CLS of Home over 8 s, worst run', home.toFixed(4), '0', home === 0),
    row('CLS of the deep links, worst run', links.toFixed(4), '0', links === 0, `moved: ${moved.join(', ')}`),
  ];
}
