import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Progress } from '@/lib/pipeline/progress';
import { ORDINARY, THROTTLED, UNTHROTTLED } from './conditions';
import { type FaceReading, measureFaces } from './first-faces';
import type { FloorPages } from './floor-site';
import { type LineReading, measureLines } from './heading-lines';
import { type LiveReading, measureLive } from './live-latency';
import { measureRoutes, type RouteRuns } from './measure';
import { measurePaints, type PaintRuns } from './measure-paints';
import { neededBytes } from './needed-bytes';
import { pageParts } from './page-parts';
import type { BenchSite } from './site';
import { type InvisibleReading, measureInvisible } from './trace/invisible-text';
import { measureWholeVisit, type WholeVisit } from './whole-visit';

/** All measurements of the table. */
export interface Measured {
  readonly routes: readonly RouteRuns[];
  readonly paints: readonly PaintRuns[];
  readonly floors: FloorPages;
  /** What the HTML consists of, in words. */
  readonly parts: string;
  readonly faces: readonly FaceReading[];
  readonly invisible: readonly InvisibleReading[];
  readonly lines: readonly LineReading[];
  readonly live: LiveReading;
  /** Bytes of JSON of the records that Home needs. */
  readonly needed: number;
  readonly whole: WholeVisit;
}

/** Parameters of `measureAll`. */
interface MeasureAll {
  readonly browser: Browser;
  readonly bench: BenchSite;
  readonly floors: FloorPages;
  /** Folder of the project. */
  readonly root: string;
  readonly hashes: readonly string[];
  /** Visits of each route, and traced visits of each page that is compared. */
  readonly runs: number;
  readonly paintRuns: number;
  readonly progress: Progress;
}

const LIVE_WRITES = 21;
const FIRST_VISITS = 15;

/** Makes all measurements, one after the other. */
export async function measureAll(request: MeasureAll): Promise<Measured> {
  const { browser, bench, floors, root, hashes, runs, paintRuns } = request;
  const { step: progress } = request.progress;
  const common = { browser, bench, progress };
  const routes = await measureRoutes({ ...common, conditions: THROTTLED, hashes, runs });
  const traced = { ...common, runs: paintRuns };
  const paints = [
    ...(await measurePaints({ ...traced, conditions: THROTTLED, hashes, floors })),
    ...(await measurePaints({ ...traced, conditions: UNTHROTTLED, hashes: [''], floors: new Map() })),
  ];
  const parts = pageParts(await readFile(join(bench.dir, 'index.html'), 'utf8'));
  const faces: FaceReading[] = [];
  const invisible: InvisibleReading[] = [];
  for (const conditions of [UNTHROTTLED, ORDINARY, THROTTLED]) {
    progress(`faces of first visits: ${conditions.name}`);
    faces.push(await measureFaces(browser, bench, conditions, FIRST_VISITS));
    invisible.push(await measureInvisible(browser, bench, conditions));
  }
  progress('lines of headings');
  const lines = await measureLines(browser, bench, root);
  progress('live updates');
  const live = await measureLive(browser, bench, root, LIVE_WRITES);
  const whole = await measureWholeVisit(browser, bench);
  const needed = neededBytes(bench.content, ['']);
  return {
    routes,
    paints,
    floors,
    parts,
    faces,
    invisible,
    lines,
    live,
    needed,
    whole,
  };
}
