import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { withFloors } from '@/lib/tools/bench/floor-site';
import { ROUTES } from '@/lib/tools/bench/measure';
import { measureAll } from '@/lib/tools/bench/measure-all';
import { formatReasons, formatTable, makeRows } from '@/lib/tools/bench/report';
import { buildDemo, openSite } from '@/lib/tools/bench/site';
import { traceRoute } from '@/lib/tools/bench/trace/trace-route';
import { terminalProgress } from '@/lib/pipeline/progress';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { chromiumFlags, findChromium } from '@/lib/tools/test/find-chromium';

const FULL = { runs: 5, paintRuns: 9, hashes: ROUTES };
const QUICK = {
  runs: 3,
  paintRuns: 3,
  hashes: ROUTES.filter((_route, index) => index % 3 === 0),
};

/**
 * `npm run bench [-- --dir out] [--quick] [--runs N]`: compares the demo export (or the one in `--dir`) with
 * the plain page made from it and with pages of one screen, prints a table, and says what each missed target
 * consists of. It only reports: a missed target is not a failure. `--trace /contatti` measures nothing else
 * and prints what the paints of this route wait for.
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
  const size = values.quick ? QUICK : FULL;
  const runs = Number(values.runs ?? size.runs);
  const bench = await openSite(root, dir, cache);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  try {
    if (values.trace !== undefined) {
      console.log(`\n${await traceRoute({ browser, bench, cache, runs, route: values.trace })}`);
      return;
    }
    await withFloors(browser, bench, cache, size.hashes, async (floors) => {
      const rows = makeRows(await measureAll({ ...size, browser, bench, floors, root, runs, progress }));
      console.log(`\n${formatTable(rows)}\n\n${formatReasons(rows)}`);
    });
  } finally {
    await browser.close();
    await bench.close();
  }
});
