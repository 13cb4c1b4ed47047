/* The inline script of the app shell, for the site's entry point `app/client/early.ts`. */

export { startEarly } from './browser/inline/early';
