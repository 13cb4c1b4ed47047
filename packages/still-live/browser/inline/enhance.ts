/**
 * Optional parts of the page: without them visitors still open, read and leave every screen. The name is used in the
 * report, and in the test that breaks each part (`__tests__/browser/journeys/enhancements.spec.ts`).
 */
export type Enhancement =
  | 'script policy'
  | 'draft marks'
  | 'route sheet'
  | 'normal address'
  | 'next screen'
  | 'scroll memory'
  | 'scroll'
  | 'focus'
  | 'first tab stop'
  | 'links within the page'
  | 'picture preload'
  | 'parsing'
  | 'screen before paint'
  | 'text font'
  | 'reload links'
  | 'menu'
  | 'top of the page'
  | 'script limit'
  | 'start of the scripts'
  | 'title'
  | 'idle time'
  | 'live content'
  | 'slider'
  | 'hidden screens'
  | 'live record'
  | 'web vitals'
  | 'preview';

// Reported when the load fails (`packages/still-live/browser/inline/script-limit.ts`), so not again here.
const MISSING_SCRIPT = 'ChunkLoadError';

export function missingScript(address: string, what: string): Error {
  const error = new Error(`script ${address} did not load: ${what}`);
  error.name = MISSING_SCRIPT;
  return error;
}

function report(name: Enhancement, error: unknown): void {
  if (error instanceof Error && error.name === MISSING_SCRIPT) return;
  const reason = error instanceof Error ? error.message : String(error);
  const failure = new Error(`${name} failed: ${reason}`, { cause: error });
  // Browsers older than those supported lack `reportError`: nothing is reported there.
  if (typeof reportError === 'function') reportError(failure);
}

/**
 * Never throws: an error, also of a promise, is reported. Returns false when `work` threw; a promise may fail later.
 */
export function enhance(name: Enhancement, work: () => unknown): boolean {
  try {
    const result = work();
    if (result instanceof Promise) result.catch((error: unknown) => report(name, error));
    return true;
  } catch (error) {
    report(name, error);
    return false;
  }
}
