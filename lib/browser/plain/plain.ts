/*
 * The inline script of the plain pages, bundled by lib/pipeline/pages/inline-script.ts and run in <head>. The
 * pages can be read, and their links work, without it. It opens a draft, and every further screen, in the
 * entry (`/`, the page with all screens).
 */
import { enhance } from '@/lib/browser/enhance/enhance';
import { closeMenu, polyfillPopovers } from '@/lib/browser/enhance/popover';
import { loadHeadingFace } from '../early/first-paint';
import { followTop } from '../early/follow-top';
import { continueInEntry } from './continue-in-entry';

const { entry = '' } = document.documentElement.dataset;

/** The only redirects: to a draft, and to a screen after the `#`. Only the entry can show them. */
function followAddress(): void {
  const { hash, search } = location;
  const isRoute = /^#[/?]/.test(hash);
  if (isRoute || new URLSearchParams(search).get('draft') === 'true')
    location.replace(`/${search}${isRoute ? hash : entry.slice(1)}`);
}

followAddress();
addEventListener('hashchange', followAddress);
continueInEntry();
enhance('menu', () => {
  polyfillPopovers();
  closeMenu();
});
enhance('top of the page', followTop);
// Last, because nothing depends on it.
loadHeadingFace();
