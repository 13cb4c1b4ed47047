import { findProgram } from './find-program';

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
