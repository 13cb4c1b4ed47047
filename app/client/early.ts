// The inline script of the app shell, bundled by packages/still-live/build/pages/inline-script.ts.
import { startEarly } from 'still-live/browser/early/early';
import { bindSite } from 'still-live/declaration';
import { SCREENS } from '@/lib/site/site';

bindSite({ screens: SCREENS });
startEarly();
