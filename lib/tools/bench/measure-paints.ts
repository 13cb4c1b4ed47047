import type { Browser } from '@playwright/test';
import type { Conditions } from './conditions';
import type { FloorPages } from './floor-site';
import type { BenchSite } from './site';
import { traceVisits } from './trace/trace-visits';
import { readVisit, type TracedVisit } from './trace/traced-visit';

/** The compared pages: the site, the same without scripts, and the page that contains only this screen. */
export type ComparedPage = 'site' | 'plain' | 'floor';

/** The visits of one route, in turn. They are traced, so that each paint says what it waited for. */
export interface PaintRuns {
  readonly hash: string;
  readonly conditions: Conditions;
  /** Of each page, the same number of visits; of the floor none where it is not compared. */
  readonly visits: Readonly<Record<ComparedPage, readonly TracedVisit[]>>;
}

/** Parameters of `measurePaints`. */
interface PaintRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  /** Pages that contain one screen alone, by route. A route that is not in it has no floor. */
  readonly floors: FloorPages;
  readonly conditions: Conditions;
  readonly hashes: readonly string[];
  /** Visits of each page. */
  readonly runs: number;
  readonly progress: (line: string) => void;
}

/** Visits the pages of one route in turn, each time beginning with another one. */
async function measureRoute(request: PaintRequest, hash: string): Promise<PaintRuns> {
  const { browser, bench, floors, conditions, runs } = request;
  const { url } = bench.server;
  const floor = floors.get(hash);
  const pages: readonly (readonly [ComparedPage, string])[] = [
    ['site', `${url}/${hash}`],
    ['plain', `${url}/plain.html${hash}`],
    ...(floor ? [['floor', floor.url] as const] : []),
  ];
  const order = Array.from({ length: runs }, (_run, run) => {
    const first = run % pages.length;
    return [...pages.slice(first), ...pages.slice(0, first)];
  }).flat();
  const addresses = order.map(([, address]) => address);
  const traced = (await traceVisits(browser, addresses, conditions)).map(readVisit);
  const of = (page: ComparedPage): TracedVisit[] =>
    traced.filter((_visit, index) => order[index]?.[0] === page);
  return { hash, conditions, visits: { site: of('site'), plain: of('plain'), floor: of('floor') } };
}

/**
 * Measures the first and the largest paint of routes against the page without scripts and against the floor.
 * The visits of the pages take turns, so that a slow phase of the machine affects all.
 * @throws {Error} When Chromium's trace lacks what is read from it.
 */
export async function measurePaints(request: PaintRequest): Promise<PaintRuns[]> {
  const results: PaintRuns[] = [];
  // One trace for each route: one of all routes would be hundreds of visits, held in memory as text.
  for (const [index, hash] of request.hashes.entries()) {
    const { name } = request.conditions;
    request.progress(`paints, ${name}: route ${index + 1} of ${request.hashes.length}`);
    results.push(await measureRoute(request, hash));
  }
  return results;
}
