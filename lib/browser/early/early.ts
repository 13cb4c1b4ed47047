/*
 * The only inline script of the page. lib/pipeline/export/inline-script.ts bundles it; it runs in <head>,
 * before the body is parsed. It restricts which scripts may run, marks the current route, hides published
 * content in draft mode, closes the menu after a choice, and starts the other scripts later. An error in one
 * step does not stop the others.
 */
import { enhance } from '@/lib/browser/enhance/enhance';
import { closeMenu, polyfillPopovers } from '@/lib/browser/enhance/popover';
import { guardScripts } from '@/lib/html/script-policy';
import { parsePreviewAddress } from '@/lib/route/preview-address';
import { routeOfHash } from '@/lib/route/hash-location';
import { routeId } from '@/lib/route/route';
import { showFailedStart } from '../start/failed-start';
import { limitScripts } from '../start/script-limit';
import { startScripts } from '../start/start-scripts';
import * as firstPaint from './first-paint';
import { startTabAtTop } from './first-tab-stop';
import { followLinksWithinPage, followReloadLinks } from './links-within-page';
import { markRoutes } from './route-mark';
import { markTop } from './top-mark';

const { draft } = parsePreviewAddress(location);
const { dataset } = document.documentElement;
if (draft) {
  dataset['preview'] = 'checking';
  // The draft may have what the published site lacks.
  delete dataset['lacks'];
}
const { sources, pictures, font } = document.currentScript?.dataset ?? {};

const route = routeId(routeOfHash(location.hash));
// First, because the largest paint waits for it.
if (draft) enhance('draft marks', firstPaint.markDraft);
else enhance('picture preload', () => firstPaint.preloadPicture(route, pictures));
enhance('script policy', guardScripts);
markRoutes();
enhance('parsing', firstPaint.markParsing);
enhance('screen before paint', () => firstPaint.waitForScreen(route));
enhance('text face', () => firstPaint.preloadFont(font));
enhance('heading face', firstPaint.loadHeadingFace);
document.addEventListener('load', firstPaint.applyLateStyles, true);
enhance('reload links', followReloadLinks);
enhance('menu', polyfillPopovers);
enhance('menu', closeMenu);
enhance('top of the page', markTop);
enhance('links within the page', followLinksWithinPage);
enhance('first tab stop', startTabAtTop);
enhance('script limit', limitScripts);
startScripts(sources?.split(' ') ?? [], draft, () => showFailedStart(draft));
