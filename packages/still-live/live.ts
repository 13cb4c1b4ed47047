/* Live content, for the site's entry point `app/client/live.ts`. */

export { startLiveContent } from './react/live-content';
