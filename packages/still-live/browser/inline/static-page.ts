/*
 * The inline script of the static pages, bundled by packages/still-live/build/pages/inline-script.ts and run in <head>. The
 * pages can be read, and their links work, without it. It opens a draft, and every further screen, in the
 * app shell (`/`, the page with all screens).
 */
import { enhance } from './enhance';
import { closeMenu, polyfillPopovers } from './popover';
import { followTop } from './follow-top';
import { continueInAppShell } from './continue-in-app-shell';
import { pageState } from 'still-live/route/page-state';

const { entry = '' } = pageState();

// A program may have escaped the `#`: `/%23/contatti` shows the page for unknown addresses.
function routeIn({ hash, pathname }: Location): string | undefined {
  if (/^#[/?]/.test(hash)) return hash;
  const [, escaped] = /%23(.*)/.exec(pathname) ?? [];
  return escaped && `#${escaped.replace(/%2F/gi, '/')}`;
}

// The only redirects: to a draft, and to a screen after the `#`. Only the app shell can show them.
function followAddress(): void {
  const { search } = location;
  const route = routeIn(location);
  if (route !== undefined || new URLSearchParams(search).get('draft') === 'true')
    location.replace(`/${search}${route ?? entry.slice(1)}`);
}

followAddress();
addEventListener('hashchange', followAddress);
continueInAppShell();
enhance('menu', polyfillPopovers);
closeMenu();
enhance('top of the page', followTop);
