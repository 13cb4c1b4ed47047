// The inline script of the app shell, bundled by packages/still-live/build/pages/inline-script.ts.
import { startEarly } from 'still-live/browser/inline/early';
import { bindSite, type Screens } from 'still-live/declaration';

// inline-script.ts puts them here.
declare const SCREENS_OF_SITE: Screens;

bindSite({ screens: SCREENS_OF_SITE });
startEarly();
