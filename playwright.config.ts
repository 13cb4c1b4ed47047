import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import 'still-live/bound/whole';
import { type EngineName, findEngines } from './__tests__/tools/test/engines';
import { chromiumTestFlags, findChromium, findHeadlessChromium } from './__tests__/tools/test/find-browsers';

// The settings of a company are not those of the tests.
process.env['SETTINGS_FILE'] = '';

const JOURNEYS = '**/journeys/*.spec.ts';
const isLongRun = process.env['TEST_LENGTH'] === 'long';
/**
 * A journey that can differ by engine says why in one word, its tag: the short run has only these in Firefox and WebKit, the long run all.
 */
const DIFFERS_BY_ENGINE = /@(?!long|installed)[a-z]+/;
/** What Firefox and WebKit say in the short run, and other specs of Chromium. */
const SAID_OF_CHROMIUM = /@(?:walk|dialog|popover|anchoring|address|controls)/;
/** What the long run alone has: what seldom breaks, or breaks together with what the short run looks at. */
const LONG = /@long/;
/** What belongs to the browser around its engine: it runs in the program of the desktop. */
const DESKTOP = /@(?:history|focus|scrolling|search)/;
/** What a Chromium that was brought lacks: the browser around the engine, and fonts for every script. */
const INSTALLED = /@installed/;
const engines = findEngines().found;
const isBrought = findChromium().includes(join('.cache', 'chromium'));
// A project's own `grepInvert` takes the place of that of all projects.
const LEFT_OUT = [isLongRun ? [] : LONG, isBrought ? INSTALLED : []].flat();
/** Whether the other engines say what is theirs to say. */
const othersSay = !isLongRun && engines.length > 1;
/** Pages that are prerendered: in a Chromium that does so, as well as in the other browsers. */
const PRERENDERING = /journeys\/arrive\.spec\.ts$/;
/** Tests that build the site once more: one after the other, because Next works in one folder. */
const BUILDS = /(hostile|many-positions|rehearsal|rehearsal-scheduled|examples)\.spec\.ts$/;
/** What is true of any company: it runs on the site of the second one too, which is built in a folder of its own. */
const SECOND_COMPANY = /second-company\.spec\.ts$/;
/** The second site, built in its own folder. */
const FESTIVAL = /festival\.spec\.ts$/;
const ANY_COMPANY = /journeys\/(no-script|screens)\.spec\.ts$/;

/**
 * Real browsers against the real export and the embedded database. Journeys run in every engine that this machine has, everything else
 * in Chromium. Its program without windows takes a quarter less of the processors, so only tests of the desktop run in the other one. Each
 * worker has a database of its own, so that all run side by side. Four keep two processors busy; in the long run WebKit has two of them,
 * because its journeys take longest.
 */
export default defineConfig<
  object,
  {
    engineName: EngineName;
    desktop: boolean;
    withoutFlags: string[];
    prerenders: boolean;
    whose: 'first' | 'second' | 'festival';
  }
>({
  testDir: '__tests__/browser',
  globalSetup: './__tests__/browser/global-setup.ts',
  outputDir: '.cache/test-results',
  snapshotPathTemplate: '{testDir}/read-out/{arg}{ext}',
  workers: 4,
  // The last file of all would keep one processor for half a minute.
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: LEFT_OUT,
  retries: 0,
  // Patience costs nothing where all is well; a busy machine needs it.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/browser-results.json' }]],
  // First those with few workers, which take longest: what is left over runs beside them.
  projects: [
    ...engines
      .filter((name) => name !== 'chromium')
      .map((name) => ({
        name,
        testMatch: JOURNEYS,
        ...(isLongRun ? {} : { grep: DIFFERS_BY_ENGINE }),
        // In the short run one of the two says what a click does where nothing is prerendered.
        ...(!isLongRun && name === 'webkit' && engines.includes('firefox') && { testIgnore: PRERENDERING }),
        workers: isLongRun && name === 'webkit' ? 2 : 1,
        use: { engineName: name },
      })),
    { name: 'builds', testMatch: BUILDS, workers: 1 },
    {
      name: 'festival',
      testMatch: FESTIVAL,
      workers: 1,
      use: { engineName: 'chromium', whose: 'festival' },
    },
    {
      name: 'second-company',
      testMatch: isLongRun ? [SECOND_COMPANY, ANY_COMPANY] : [],
      workers: 1,
      use: { engineName: 'chromium', whose: 'second' },
    },
    {
      name: 'desktop',
      grep: DESKTOP,
      workers: 1,
      // Playwright switches that cache off, because its own navigation methods lose a page that is restored from it.
      use: { engineName: 'chromium', desktop: true, withoutFlags: ['--disable-back-forward-cache'] },
    },
    {
      name: 'prerendering',
      testMatch: PRERENDERING,
      workers: 1,
      use: { engineName: 'chromium', prerenders: true },
    },
    {
      name: 'chromium',
      // Where nothing is prerendered, Firefox and WebKit say what a click does.
      testIgnore: [BUILDS, FESTIVAL, SECOND_COMPANY, ...(othersSay ? [PRERENDERING] : [])],
      grepInvert: [...LEFT_OUT, DESKTOP, ...(othersSay ? [SAID_OF_CHROMIUM] : [])],
      use: { engineName: 'chromium' },
    },
  ],
  use: {
    browserName: 'chromium',
    // A window with the menu of a desktop, and no larger: drawing takes a fifth of the processor time of a visit.
    viewport: { width: 960, height: 640 },
    locale: 'it-IT',
    // Frames of movement take up to half of the processor time of a visit. The specs and journeys of which it is the subject ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumTestFlags() },
  },
});
