/** Name of the user-timing mark that is set when a live update has changed the page. */
export const LIVE_UPDATE_MARK = 'live-update';
