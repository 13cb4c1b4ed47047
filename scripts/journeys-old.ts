import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { fetchOldChromium } from '@/lib/tools/test/old-chromium';
import { runStep } from '@/lib/tools/test/run-step';

/** The oldest supported Chromium (`browserslist` in `package.json`). */
const OLDEST = '110.0.1';

/**
 * `npm run journeys:old -- [--chromium VERSION] [FILTER…]`: runs the journeys of
 * `__tests__/browser/journeys/` in an older Chromium. VERSION is a version of the package
 * `@sparticuz/chromium`, for Linux on x64.
 */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { chromium: { type: 'string', default: OLDEST } },
  });
  process.env['CHROMIUM_PATH'] = await fetchOldChromium(process.cwd(), values.chromium);
  const filters = positionals.length > 0 ? positionals : ['journeys/'];
  const passed = await runStep({
    name: 'journeys',
    command: [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=chromium',
      '--project=desktop',
      '--reporter=list',
      ...filters,
    ],
  });
  if (!passed) throw new Error(`journeys:old: failed in Chromium ${values.chromium}`);
});
