import type { Browser } from '@playwright/test';
import { THROTTLED } from '../conditions';
import { type FloorPages, withFloors } from '../floor-site';
import { ROUTES } from '../measure';
import type { BenchSite } from '../site';
import { formatSteps, formatTraces } from './trace-table';
import { traceVisits } from './trace-visits';
import { readVisit } from './traced-visit';

/** Parameters of `traceRoute`. */
interface TraceRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  /** Folder for the page that contains this screen alone. */
  readonly cache: string;
  /** The route as it stands after the `#`; `/` is Home. */
  readonly route: string;
  readonly runs: number;
}

/** Returns the end of the address of a measured route. */
function hashOf(route: string): string {
  const hash = route === '/' ? '' : `#${route}`;
  const known = ROUTES.find((measured) => measured === hash);
  if (known !== undefined) return known;
  const names = ROUTES.map((measured) => measured.slice(1) || '/').join(', ');
  throw new Error(`--trace ${route}: not a measured route; take one of ${names}`);
}

async function traceAgainst(
  floors: FloorPages,
  hash: string,
  { browser, bench, runs }: Pick<TraceRequest, 'browser' | 'bench' | 'runs'>,
): Promise<string> {
  const { url } = bench.server;
  const addresses = new Map([
    ['page', `${url}/${hash}`],
    ['plain', `${url}/plain.html${hash}`],
    ...[...floors.values()].map(({ url: floor }) => ['floor', floor] as const),
  ]);
  const round = [...addresses.values()];
  const urls = Array.from({ length: runs }, () => round).flat();
  const visits = await traceVisits(browser, urls, THROTTLED);
  const pages = [...addresses.keys()].map((name, index) => ({
    name,
    visits: visits.filter((_visit, order) => order % round.length === index).map(readVisit),
  }));
  return [formatTraces(pages), ...pages.map(formatSteps)].join('\n\n');
}

/**
 * Traces visits of one route under the conditions of the throttled rows: of the site, of the plain page and of
 * the page for this screen alone, in turn.
 * @param request The route and how often each page is visited.
 * @returns A table that says what first and largest paint consist of, and the work of one visit of each page.
 * @throws {Error} When the route is not measured, or Chromium's trace lacks what is read from it.
 */
export async function traceRoute({ browser, bench, cache, route, runs }: TraceRequest): Promise<string> {
  const hash = hashOf(route);
  const trace = (floors: FloorPages): Promise<string> => traceAgainst(floors, hash, { browser, bench, runs });
  return withFloors(browser, bench, cache, [hash], trace);
}
