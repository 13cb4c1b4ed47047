import { findProgram } from './find-program';

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
