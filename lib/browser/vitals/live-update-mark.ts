/** Name of the user-timing mark that says “a live update changed the page now”. */
export const LIVE_UPDATE_MARK = 'live-update';
