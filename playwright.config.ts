import { defineConfig } from '@playwright/test';
import { type EngineName, findEngines } from './lib/tools/test/engines';
import { chromiumFlags, findChromium } from './lib/tools/test/find-chromium';

const JOURNEYS = '**/journeys/*.spec.ts';

/**
 * Real browsers against the real export and the embedded database, one test at a time, because the export knows one database.
 * The journeys run in every engine that this machine has, everything else in Chromium.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '__tests__/browser',
  globalSetup: './__tests__/browser/global-setup.ts',
  outputDir: '.cache/test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Patience costs nothing where all is well; a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/browser-results.json' }]],
  projects: findEngines().found.map((name) => ({
    name,
    testMatch: name === 'chromium' ? '**/*.spec.ts' : JOURNEYS,
    use: { engineName: name },
  })),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags() },
  },
});
