import { findProgram } from './find-program';

/** The two programs that make WebKit run where there is no screen. */
interface WebKitPrograms {
  /** The W3C WebDriver of WebKitGTK; it starts the browser. */
  readonly driver: string;
  /** An X server without a screen. */
  readonly display: string;
}

/**
 * Finds the driver of WebKitGTK (`WEBKIT_DRIVER_PATH`, then the search path) and Xvfb.
 * @returns their paths.
 * @throws one line that says how to get what is missing.
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
