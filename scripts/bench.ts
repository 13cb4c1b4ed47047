import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ORDINARY, THROTTLED, UNTHROTTLED } from '@/lib/tools/bench/conditions';
import { measureScale } from '@/lib/tools/bench/build-scale';
import { type FaceReading, measureFaces } from '@/lib/tools/bench/first-faces';
import { withFloors } from '@/lib/tools/bench/floor-site';
import { measureLines } from '@/lib/tools/bench/heading-lines';
import { measureLive } from '@/lib/tools/bench/live-latency';
import { measureRoutes, ROUTES } from '@/lib/tools/bench/measure';
import { neededBytes } from '@/lib/tools/bench/needed-bytes';
import { formatTable, makeRows } from '@/lib/tools/bench/report';
import { buildDemo, openSite } from '@/lib/tools/bench/site';
import { type InvisibleReading, measureInvisible } from '@/lib/tools/bench/trace/invisible-text';
import { traceRoute } from '@/lib/tools/bench/trace/trace-route';
import { measureWholeVisit } from '@/lib/tools/bench/whole-visit';
import { terminalProgress } from '@/lib/pipeline/progress';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { chromiumFlags, findChromium } from '@/lib/tools/test/find-chromium';

const RUNS = 5;
const QUICK_RUNS = 3;
const QUICK_ROUTES = ROUTES.filter((_route, index) => index % 3 === 0);
const LIVE_WRITES = 21;
const BUILD_RUNS = 3;
const FIRST_VISITS = 15;

/**
 * `npm run bench [-- --dir out] [--quick] [--runs N]`: compares the demo export (or the one in `--dir`) with
 * the plain page made from it, and prints a table. It only reports: a missed target is not a failure.
 * `--trace /contatti` measures nothing else and prints what the paints of this route wait for.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      trace: { type: 'string' },
    },
  });
  const root = process.cwd();
  const cache = join(root, '.cache', 'bench');
  const progress = terminalProgress();
  const dir = values.dir === undefined ? await buildDemo(root, cache, progress) : resolve(values.dir);
  const runs = Number(values.runs ?? (values.quick ? QUICK_RUNS : RUNS));
  const bench = await openSite(root, dir, cache);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  try {
    const common = { browser, bench, runs, progress: progress.step };
    if (values.trace !== undefined) {
      console.log(`\n${await traceRoute({ ...common, cache, route: values.trace })}`);
      return;
    }
    const hashes = values.quick ? QUICK_ROUTES : ROUTES;
    const throttled = await withFloors(browser, bench, cache, hashes, (floors) =>
      measureRoutes({ ...common, conditions: THROTTLED, hashes, floors }),
    );
    const unthrottled = await measureRoutes({ ...common, conditions: UNTHROTTLED, hashes: [''] });
    const faces: FaceReading[] = [];
    const invisible: InvisibleReading[] = [];
    for (const conditions of [UNTHROTTLED, ORDINARY, THROTTLED]) {
      progress.step(`faces of first visits: ${conditions.name}`);
      faces.push(await measureFaces(browser, bench, conditions, FIRST_VISITS));
      invisible.push(await measureInvisible(browser, bench, conditions));
    }
    progress.step('lines of headings');
    const lines = await measureLines(browser, bench, root);
    progress.step('live updates');
    const live = await measureLive(browser, bench, root, LIVE_WRITES);
    const whole = await measureWholeVisit(browser, bench);
    const needed = neededBytes(bench.content, ['']);
    progress.step('builds of many positions');
    const scale = values.quick ? undefined : await measureScale(root, cache, bench.content, BUILD_RUNS);
    const measured = { throttled, unthrottled, faces, invisible, lines, live, needed, whole, scale };
    console.log(`\n${formatTable(makeRows(measured))}`);
  } finally {
    await browser.close();
    await bench.close();
  }
});
