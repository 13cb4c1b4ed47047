// The inline script of the app shell, bundled by packages/still-live/build/pages/inline-script.ts.
import { SCREENS } from '@/lib/site/site';
import { startEarly } from 'still-live/browser/inline/early';
import { bindSite } from 'still-live/declaration';

bindSite({ screens: SCREENS });
startEarly();
