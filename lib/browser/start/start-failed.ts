/**
 * Name of the event on `window` that is dispatched when the scripts have loaded, but the site could not start
 * (app/client).
 */
export const START_FAILED = 'startfailed';
