/* The app shell in the browser, for the site's entry point `app/client/start.ts`, which imports it first. */

import './next/evaluation-guard';

export { startAppShell } from './next/client';
