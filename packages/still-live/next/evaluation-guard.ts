import { START_FAILED } from 'still-live/route/page-state';

/*
 * Import this before the site. When a module throws while it is evaluated, the bundler's runtime has an
 * unhandled rejection, and the rest of the entry point never runs. Every unhandled rejection until
 * `endEvaluation` counts as such a failure.
 */
function fail(): void {
  dispatchEvent(new Event(START_FAILED));
}

addEventListener('unhandledrejection', fail);

export function endEvaluation(): void {
  removeEventListener('unhandledrejection', fail);
}
