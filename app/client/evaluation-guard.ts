import { START_FAILED } from '@/lib/browser/start/start-failed';

/*
 * Imported before the site: a module that throws while it is evaluated ends as a rejection inside the bundler's runtime, and the
 * rest of the entry is never reached. What is heard until then is that.
 */
function fail(): void {
  dispatchEvent(new Event(START_FAILED));
}

addEventListener('unhandledrejection', fail);

/** To be called once all modules of the site have been evaluated. */
export function endEvaluation(): void {
  removeEventListener('unhandledrejection', fail);
}
