import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where to look for a program. */
interface ProgramPlaces {
  /** Environment variable with its path. If it is set, the file must exist. */
  readonly variable: string;
  /** File names to look for in the folders of `PATH`. */
  readonly names: readonly string[];
  /** Full paths to try after that. */
  readonly paths?: readonly string[];
}

/**
 * Finds a program: its variable, then `PATH`, then the usual places.
 * @returns Its path; `undefined` when it is not found.
 * @throws {Error} with one line when the variable names a file that does not exist.
 */
function findProgram({ variable, names, paths = [] }: ProgramPlaces): string | undefined {
  const configured = process.env[variable];
  if (configured !== undefined && configured !== '') {
    if (existsSync(configured)) return configured;
    throw new Error(`${variable}: no file at ${configured}`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...paths];
  return candidates.find((path) => existsSync(path));
}

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

const FIREFOX = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  paths: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/**
 * Finds a Firefox: `FIREFOX_PATH`, then `PATH`, then the usual folders.
 * @returns Its path.
 * @throws {Error} with one line that says how to get one.
 */
export function findFirefox(): string {
  const found = findProgram(FIREFOX);
  if (found !== undefined) return found;
  throw new Error(
    'browser tests: no Firefox found; install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH',
  );
}

/** The two programs that run WebKit on a machine without a screen. */
interface WebKitPrograms {
  /** The WebDriver of WebKitGTK, which starts the browser. */
  readonly driver: string;
  /** An X server without a screen (Xvfb). */
  readonly display: string;
}

/**
 * Finds the driver of WebKitGTK (`WEBKIT_DRIVER_PATH`, then `PATH`) and Xvfb.
 * @returns Their paths.
 * @throws {Error} with one line that says how to get what is missing.
 */
export function findWebKit(): WebKitPrograms {
  const driver = findProgram({ variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] });
  const display = findProgram({ variable: 'XVFB_PATH', names: ['Xvfb'] });
  if (driver !== undefined && display !== undefined) return { driver, display };
  const missing = driver === undefined ? 'WebKitWebDriver' : 'Xvfb';
  throw new Error(
    `browser tests: no ${missing} found; install WebKit (Debian: apt-get install webkit2gtk-driver xvfb) or set WEBKIT_DRIVER_PATH and XVFB_PATH`,
  );
}
