// The inline script of the entry, bundled by lib/pipeline/pages/inline-script.ts.
import { startEarly } from '@/lib/browser/early/early';
import { bindSite } from '@/lib/declaration';
import { SCREENS } from '@/lib/site/site';

bindSite({ screens: SCREENS });
startEarly();
