import { bindSite } from 'still-live';
import { startEarly } from 'still-live/early';
import { SCREENS } from '@/lib/site/site';

bindSite({ screens: SCREENS });
startEarly();
