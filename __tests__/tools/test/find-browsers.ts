import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as ofPlaywright } from '@playwright/test';
import { errorLine } from 'still-live/settings/operator-error';
import { bringChromium } from './bring-chromium';

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
 * Its variable, then `PATH`, then the usual places.
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
const HEADLESS = { variable: 'CHROMIUM_PATH', names: ['chromium-headless-shell', 'chrome-headless-shell'] };
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  paths: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

function missing(what: string, debian: string, variables: string): string {
  return `browser tests: no ${what} found; install one (Debian: apt-get install ${debian}) or set ${variables}`;
}

/** That of Playwright, or one that comes through the package registry. */
function otherChromium(): string {
  const path = ofPlaywright.executablePath();
  if (existsSync(path)) return path;
  try {
    return bringChromium();
  } catch (error) {
    throw new Error(`${missing('Chromium or Chrome', 'chromium', CHROMIUM.variable)}; ${errorLine(error)}`, {
      cause: error,
    });
  }
}

/**
 * `CHROMIUM_PATH`, an installed Chromium or Chrome, that of Playwright, or one that is brought.
 * @throws {Error} with one line that says how to get one.
 */
export function findChromium(): string {
  return findProgram(CHROMIUM) ?? otherChromium();
}

/**
 * For what only its engine does: the program without windows that Debian makes of the same sources, if there is one. The
 * windows take a quarter of the processor time of a visit.
 */
export function findHeadlessChromium(): string {
  return findProgram(HEADLESS) ?? findChromium();
}

/** @throws {Error} with one line that says how to get it. */
export function findFirefox(): string {
  const found = findProgram(FIREFOX);
  if (found === undefined) throw new Error(missing('Firefox', 'firefox-esr', FIREFOX.variable));
  return found;
}

/**
 * The driver of WebKitGTK, which starts the browser, and an X server without a screen.
 * @throws {Error} with one line that says how to get what is missing.
 */
export function findWebKit(): { readonly driver: string; readonly display: string } {
  const driver = findProgram({ variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] });
  const display = findProgram({ variable: 'XVFB_PATH', names: ['Xvfb'] });
  if (driver !== undefined && display !== undefined) return { driver, display };
  const what = driver === undefined ? 'WebKitWebDriver' : 'Xvfb';
  throw new Error(missing(what, 'webkit2gtk-driver xvfb', 'WEBKIT_DRIVER_PATH and XVFB_PATH'));
}

/** Chromium loads them for the address bar of each window, which nobody sees: a third of the processor time of a visit. */
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

/** Of a browser that is tested and not measured: no process is started for a page that may come next, and none to draw. */
export function chromiumTestFlags(): string[] {
  return [...flags(['SpareRendererForSitePerProcess']), '--in-process-gpu'];
}
