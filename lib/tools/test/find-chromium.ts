import { findProgram } from './find-program';

const CHROMIUM = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then `PATH`, then the usual folders.
 * @returns Its path.
 * @throws {Error} with one line that says how to get one.
 */
export function findChromium(): string {
  const found = findProgram(CHROMIUM);
  if (found !== undefined) return found;
  throw new Error(
    'browser tests: no Chromium or Chrome found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH',
  );
}

/**
 * Finds a Chromium for tests of what only its engine does: `CHROMIUM_PATH`, then the program without windows that Debian makes of the
 * same sources, then {@link findChromium}. The windows take a quarter of the processor time of a visit.
 * @returns Its path.
 * @throws {Error} with one line that says how to get one.
 */
export function findHeadlessChromium(): string {
  return (
    findProgram({
      variable: CHROMIUM.variable,
      names: ['chromium-headless-shell', 'chrome-headless-shell'],
    }) ?? findChromium()
  );
}

/**
 * Pages with scripts of their own that Chromium loads for the address bar of each window, which nobody sees here. They took a third of the
 * processor time of a visit.
 */
const ADDRESS_BAR_PAGES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
];

function flags(withoutFeatures: readonly string[]): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page that a test answers itself has no address of its own. Without this flag Chromium would not let
    // it connect to the local database.
    `--disable-features=${['LocalNetworkAccessChecks', ...ADDRESS_BAR_PAGES, ...withoutFeatures].join()}`,
  ];
}

/** Returns the flags that keep a measured browser from contacting servers on the internet. */
export function chromiumFlags(): string[] {
  return flags([]);
}

/**
 * Returns the flags of a browser that is tested and not measured: those of {@link chromiumFlags}, and no process is started for a page
 * that may come next.
 */
export function chromiumTestFlags(): string[] {
  return flags(['SpareRendererForSitePerProcess']);
}
