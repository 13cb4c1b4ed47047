import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/test/find-chromium';

/** Real Chromium against the real export and the embedded database, one test at a time, because the export knows one database. */
export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
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
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags() },
  },
});
