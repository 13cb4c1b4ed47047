import type { Browser } from '@playwright/test';
import type { Conditions } from './conditions';
import type { BenchSite } from './site';
import { type Visit, visit } from './visit';

/** The visits of one route: in each run one visit of the site and one of the page without scripts. */
export interface RouteRuns {
  readonly hash: string;
  readonly conditions: Conditions;
  readonly site: readonly Visit[];
  readonly plain: readonly Visit[];
}

/** Parameters of `measureRoutes`. */
interface MeasureRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  readonly conditions: Conditions;
  readonly hashes: readonly string[];
  readonly runs: number;
  readonly progress: (line: string) => void;
}

/** The routes of the site, Home first; all others are deep links. */
export const ROUTES = [
  '',
  '#/cosa_facciamo/1',
  '#/cosa_facciamo/2',
  '#/cosa_facciamo/3',
  '#/chi_siamo',
  '#/lavora_con_noi',
  '#/lavora_con_noi_dettaglio/1',
  '#/contatti',
] as const;

/**
 * How long Home is observed, for layout shift and for what a visit without interaction requests, in
 * milliseconds. Deep links are observed until they are live and a moment longer.
 */
const LOOK_HOME_MS = 8000;
const LOOK_MS = 800;
const LIVE_MS = 30_000;
/** How long the page without scripts is observed, whose pictures may come after its load. */
const LOOK_PLAIN_MS = 1500;

/**
 * Visits every route of the site and the plain page in turn, so that a slow phase of the machine affects
 * both.
 */
export async function measureRoutes(request: MeasureRequest): Promise<RouteRuns[]> {
  const { browser, bench, conditions, hashes, runs, progress } = request;
  const results = hashes.map((hash) => ({ hash, conditions, site: [] as Visit[], plain: [] as Visit[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { hash, site, plain } of results) {
      const common = { browser, conditions, lookMs: hash === '' ? LOOK_HOME_MS : LOOK_MS };
      const { url } = bench.server;
      const still = { ...common, lookMs: LOOK_PLAIN_MS, liveMs: 0 };
      plain.push(await visit({ ...still, url: `${url}/plain.html${hash}` }));
      site.push(await visit({ ...common, url: `${url}/${hash}`, liveMs: LIVE_MS }));
    }
    progress(`${conditions.name}: run ${run + 1} of ${runs}`);
  }
  return results;
}
