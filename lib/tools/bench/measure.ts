import type { Browser } from '@playwright/test';
import type { Conditions } from './conditions';
import type { BenchSite } from './site';
import { type Visit, visit } from './visit';

/** The visits of one route of the site. */
export interface RouteRuns {
  readonly hash: string;
  readonly visits: readonly Visit[];
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

/** Visits routes of the site until they are live, and measures what moves, blocks and is loaded. */
export async function measureRoutes(request: MeasureRequest): Promise<RouteRuns[]> {
  const { browser, bench, conditions, hashes, runs, progress } = request;
  const results = hashes.map((hash) => ({ hash, visits: [] as Visit[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { hash, visits } of results) {
      const lookMs = hash === '' ? LOOK_HOME_MS : LOOK_MS;
      const url = `${bench.server.url}/${hash}`;
      visits.push(await visit({ browser, conditions, url, lookMs, liveMs: LIVE_MS }));
    }
    progress(`${conditions.name}: run ${run + 1} of ${runs}`);
  }
  return results;
}
