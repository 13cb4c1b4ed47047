import type { Browser } from '@playwright/test';
import type { Conditions } from './conditions';
import type { FloorUrls } from './floor-site';
import type { BenchSite } from './site';
import { type Visit, visit } from './visit';

/** The visits of one route: of the site, and of the page that contains only this screen. */
export interface FloorRuns {
  readonly hash: string;
  readonly conditions: Conditions;
  readonly site: readonly Visit[];
  readonly floor: readonly Visit[];
}

/** Parameters of `measureFloors`. */
interface FloorRequest {
  readonly browser: Browser;
  readonly bench: BenchSite;
  readonly floors: FloorUrls;
  readonly conditions: Conditions;
  readonly runs: number;
  readonly progress: (line: string) => void;
}

/** How long a page is observed after its load, in milliseconds. Its picture belongs to the load. */
const LOOK_MS = 400;

/**
 * Visits the screens of the site and the pages of one screen in turn, so that a slow phase of the machine
 * affects both. Each run visits them in the other order than the run before it.
 */
export async function measureFloors(request: FloorRequest): Promise<FloorRuns[]> {
  const { browser, bench, floors, conditions, runs, progress } = request;
  const look = (url: string): Promise<Visit> =>
    visit({ browser, conditions, url, lookMs: LOOK_MS, liveMs: 0 });
  const results = [...floors].map(([hash, url]) => ({
    hash,
    conditions,
    pages: [
      { url: `${bench.server.url}/${hash}`, name: 'site' as const },
      { url, name: 'floor' as const },
    ],
    site: [] as Visit[],
    floor: [] as Visit[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const result of results) {
      const order = run % 2 === 0 ? result.pages : result.pages.toReversed();
      for (const { url, name } of order) result[name].push(await look(url));
    }
    progress(`against the floor: run ${run + 1} of ${runs}`);
  }
  return results.map(({ hash, site, floor }) => ({ hash, conditions, site, floor }));
}
