/*
 * The one inline script of the page, bundled by scripts/early-script.ts and run in <head> before the body is parsed:
 * says which scripts may ever run, marks the route, hides published content in draft mode, closes the menu after a choice, and
 * starts the other scripts when their time has come.
 */
import { standInForPopovers } from '@/components/kit/popover/popover';
import { guardScripts } from '@/lib/html/script-policy';
import { parsePreviewAddress } from '@/lib/preview/preview-address';
import { closeMenu } from './menu-close';
import { positionFiles } from './position-file';
import { preloadCover } from './preload-cover';
import { followReloadLinks } from './reload-link';
import { markRoutes } from './route-mark';
import { limitScripts } from './script-limit';
import { startScripts } from './start-scripts';
import { markTop } from './top-mark';

guardScripts();
const { draft } = parsePreviewAddress(location);
if (draft) {
  document.documentElement.dataset['preview'] = 'checking';
  for (const [name, content] of [
    ['robots', 'noindex'],
    ['referrer', 'no-referrer'],
  ] as const) {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  }
}
document.documentElement.dataset['routed'] = '';
const { sources, coverSrcset, coverSizes, inPage } = document.currentScript?.dataset ?? {};
markRoutes(positionFiles(draft ? undefined : inPage));
preloadCover(!draft && document.documentElement.dataset['screen'] === 'home', coverSrcset, coverSizes);
followReloadLinks();
standInForPopovers();
markTop();
closeMenu();
limitScripts();
startScripts(sources?.split(' ') ?? [], draft);
