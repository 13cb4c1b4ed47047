/** Name of the event on `window` when the site could not be brought to life although its scripts arrived (app/client). */
export const START_FAILED = 'startfailed';
