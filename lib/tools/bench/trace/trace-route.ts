import type { Browser } from '@playwright/test';
import { openFloors } from '../floor-site';
import { ROUTES } from '../measure';
import type { BenchSite } from '../site';
import { takeTrace } from './take-trace';
import { formatSteps, formatTraces } from './trace-table';
import type { TracedVisit } from './traced-visit';

/** Parameters of `traceRoute`. */
interface TraceRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  /** Folder for the page that contains this screen alone. */
  readonly cache: string;
  /** The route as it stands after the `#`; `/` is Home. */
  readonly route: string;
  readonly runs: number;
  readonly progress: (line: string) => void;
}

/** Returns the end of the address of a measured route. */
function hashOf(route: string): string {
  const hash = route === '/' ? '' : `#${route}`;
  const known = ROUTES.find((measured) => measured === hash);
  if (known !== undefined) return known;
  const names = ROUTES.map((measured) => measured.slice(1) || '/').join(', ');
  throw new Error(`--trace ${route}: not a measured route; take one of ${names}`);
}

/**
 * Traces visits of one route under the conditions of the throttled rows: of the site, of the plain page and of
 * the page for this screen alone, in turn.
 * @param request The route and how often it is visited.
 * @returns A table that says what first and largest paint consist of, and the work of one visit of each page.
 * @throws {Error} When the route is not measured, or Chromium's trace lacks what is read from it.
 */
export async function traceRoute(request: TraceRequest): Promise<string> {
  const { browser, bench, cache, route, runs, progress } = request;
  const hash = hashOf(route);
  const floors = await openFloors(browser, bench, cache, [hash]);
  const page = (name: string, url: string): { name: string; url: string; visits: TracedVisit[] } => ({
    name,
    url,
    visits: [],
  });
  const pages = [
    page('page', `${bench.server.url}/${hash}`),
    page('plain', `${bench.server.url}/plain.html${hash}`),
    page('floor', floors.urls.get(hash) ?? ''),
  ];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { url, visits } of pages) visits.push(await takeTrace(browser, url));
      progress(`${route}: traced visit ${run} of ${runs}`);
    }
  } finally {
    await floors.close();
  }
  return [formatTraces(pages), ...pages.map(formatSteps)].join('\n\n');
}
