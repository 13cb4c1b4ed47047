import type { Browser } from '@playwright/test';
import type { Conditions } from './conditions';
import type { BenchSite } from './site';
import { type Visit, visit } from './visit';

/**
 * The visits of one route under one condition: in each run one visit of the site, one of the plain page and
 * one of the page for this screen alone.
 */
export interface RouteRuns {
  readonly hash: string;
  /** Visits of the page that contains only this screen. It exists for the throttled window only. */
  readonly floor: readonly Visit[];
  readonly site: readonly Visit[];
  readonly plain: readonly Visit[];
}

/** Parameters of `measureRoutes`. */
interface MeasureRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  /** Addresses of the pages that contain one screen alone, by route; none for a window that they do not fit. */
  readonly floors?: ReadonlyMap<string, string>;
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
/** The same for the page of one screen, whose picture belongs to its load. */
const LOOK_FLOOR_MS = 400;

/**
 * Visits every route of the site and the plain page in turn, so that a slow phase of the machine affects
 * both.
 */
export async function measureRoutes(request: MeasureRequest): Promise<RouteRuns[]> {
  const { browser, bench, floors, conditions, hashes, runs, progress } = request;
  const results = hashes.map((hash) => ({
    hash,
    site: [] as Visit[],
    plain: [] as Visit[],
    floor: [] as Visit[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { hash, site, plain, floor } of results) {
      const common = { browser, conditions, lookMs: hash === '' ? LOOK_HOME_MS : LOOK_MS };
      const { url } = bench.server;
      const still = { ...common, lookMs: LOOK_PLAIN_MS, liveMs: 0 };
      plain.push(await visit({ ...still, url: `${url}/plain.html${hash}` }));
      const floorUrl = floors?.get(hash);
      if (floorUrl !== undefined) floor.push(await visit({ ...still, lookMs: LOOK_FLOOR_MS, url: floorUrl }));
      site.push(await visit({ ...common, url: `${url}/${hash}`, liveMs: LIVE_MS }));
    }
    progress(`${conditions.name}: run ${run + 1} of ${runs}`);
  }
  return results;
}
