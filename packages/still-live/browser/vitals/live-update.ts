/** Name of the user-timing mark of each live update: its layout shifts are counted separately (`CLS_LIVE`). */
export const LIVE_UPDATE = 'live-update';
