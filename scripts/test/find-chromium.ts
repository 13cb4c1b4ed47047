import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then the search path, then the usual places.
 * Raises an error of one line that says how to get one.
 */
export function findChromium(): string {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured !== undefined && configured !== '') {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH: no file at ${configured}`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...KNOWN];
  const found = candidates.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'browser tests: no Chromium or Chrome found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH',
  );
}

/** The flags under which a browser of the tests asks nobody on the internet anything. */
export function chromiumFlags(): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page that a test answers itself has no address of its own, and Chromium would keep it from the local database.
    '--disable-features=LocalNetworkAccessChecks',
  ];
}
