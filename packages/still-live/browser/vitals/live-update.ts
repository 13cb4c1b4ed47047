/** The user-timing mark of each live update, so that its layout shifts are counted separately (`CLS_LIVE`). */
export const LIVE_UPDATE = 'live-update';
