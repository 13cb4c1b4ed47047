/*
 * The only inline script of the page. lib/pipeline/export/inline-script.ts bundles it; it runs in <head>,
 * before the body is parsed. It restricts which scripts may run, marks the current route, hides published
 * content in draft mode, closes the menu after a choice, and starts the other scripts later. An error in one
 * step does not stop the others.
 */
import { enhance } from '@/lib/browser/enhance/enhance';
import { polyfillPopovers } from '@/lib/browser/enhance/popover';
import { guardScripts } from '@/lib/html/script-policy';
import { parsePreviewAddress } from '@/lib/route/preview-address';
import { parseRoute, routeId } from '@/lib/route/route';
import { markDraft } from './draft-marks';
import { showFailedStart } from '../start/failed-start';
import { startTabAtTop } from './first-tab-stop';
import { followLinksWithinPage } from './links-within-page';
import { loadHeadingFace } from './load-heading-face';
import { applyLateStyles } from './late-styles';
import { closeMenu } from './menu-close';
import { positionFiles } from './position-file';
import { preloadFont } from './preload-font';
import { preloadPicture } from './preload-picture';
import { followReloadLinks } from './reload-link';
import { markParsing } from './parsing-mark';
import { markRoutes } from './route-mark';
import { limitScripts } from '../start/script-limit';
import { startScripts } from '../start/start-scripts';
import { markTop } from './top-mark';
import { waitForScreen } from './wait-for-screen';

const { draft } = parsePreviewAddress(location);
if (draft) document.documentElement.dataset['preview'] = 'checking';
const { sources, pictures, font, inPage } = document.currentScript?.dataset ?? {};

const route = routeId(parseRoute(location.hash));
// First, because the largest paint waits for it.
if (draft) enhance('draft marks', markDraft);
else enhance('picture preload', () => preloadPicture(route, pictures));
enhance('script policy', guardScripts);
markRoutes(positionFiles(draft ? undefined : inPage));
enhance('parsing', markParsing);
enhance('screen before paint', () => waitForScreen(route));
enhance('text face', () => preloadFont(font));
enhance('heading face', loadHeadingFace);
document.addEventListener('load', applyLateStyles, true);
enhance('reload links', followReloadLinks);
enhance('menu', polyfillPopovers);
enhance('menu', closeMenu);
enhance('top of the page', markTop);
enhance('links within the page', followLinksWithinPage);
enhance('first tab stop', startTabAtTop);
enhance('script limit', limitScripts);
startScripts(sources?.split(' ') ?? [], draft, () => showFailedStart(draft));
