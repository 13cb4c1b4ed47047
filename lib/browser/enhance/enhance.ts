/**
 * What makes the page better and may fail: without it every screen is still shown, read and left. One name each, for the
 * report, and for the test that takes each of them out (`__tests__/browser/enhancements.spec.ts`).
 */
export type Enhancement =
  | 'script policy'
  | 'draft marks'
  | 'route sheet'
  | 'normal address'
  | 'position file'
  | 'scroll memory'
  | 'scroll'
  | 'focus'
  | 'fade'
  | 'late fonts'
  | 'first tab stop'
  | 'links within the page'
  | 'cover preload'
  | 'reload links'
  | 'menu'
  | 'top of the page'
  | 'script limit'
  | 'start of the scripts'
  | 'title'
  | 'idle time'
  | 'live content'
  | 'slider'
  | 'live record'
  | 'web vitals'
  | 'preview';

/** What a failure is reported as: a script that did not arrive was reported when that was known (`lib/browser/start/script-limit.ts`). */
export const MISSING_SCRIPT = 'ChunkLoadError';

function report(name: Enhancement, error: unknown): void {
  if (error instanceof Error && error.name === MISSING_SCRIPT) return;
  const reason = error instanceof Error ? error.message : String(error);
  const failure = new Error(`${name} failed: ${reason}`, { cause: error });
  // Only browsers below the promise lack `reportError`: there, a task of its own says the same.
  if (typeof reportError === 'function') reportError(failure);
  else
    setTimeout(() => {
      throw failure;
    });
}

/**
 * Tries something that the page can do without. Never throws: a failure, also that of a promise it gives, is reported by
 * its name, and whatever comes next goes on. Gives whether it has not failed so far.
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
