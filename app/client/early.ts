// The inline script of the app shell, bundled by packages/still-live/build/pages/inline-script.ts.
import { startEarly } from 'still-live/early';
import { bindSite } from 'still-live';
import { SCREENS } from '@/lib/site/site';

bindSite({ screens: SCREENS });
startEarly();
