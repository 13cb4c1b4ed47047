/*
 * The inline script of the app shell (packages/still-live/bound/early.ts). packages/still-live/build/pages/inline-script.ts bundles it; it runs in <head>,
 * before the styles, so that the first picture is requested before they arrive. It restricts which scripts may run, marks the current route, hides published
 * content in draft mode, closes the menu after a choice, and starts the other scripts later. An error in one
 * step does not stop the others.
 */
import { enhance } from './enhance';
import { closeMenu, polyfillPopovers } from './popover';
import { guardScripts } from 'still-live/html/script-policy';
import { parsePreviewAddress, hashWithinPage } from 'still-live/route/preview-address';
import { routeOfHash, goToHash, switchRoute } from 'still-live/route/hash-location';
import { routeId } from 'still-live/route/route';
import { showFailedStart } from './failed-start';
import { startScripts } from './start-scripts';
import * as firstPaint from './first-paint';
import { showRoutes } from './show-routes';
import { takeNextScreen } from './next-screen';
import { followTop } from './follow-top';
import { isPlainClick } from './plain-click';
import { pageState } from 'still-live/route/page-state';

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

// Links to screens of the page change only the hash: the browser alone would load it again when the query differs. Tabs
// switch as they do after hydration.
function followLinksWithinPage(): void {
  addEventListener('click', (event) => {
    const link = closest(event, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || !isPlainClick(event)) return;
    const hash = hashWithinPage(link.href, location.href);
    if (hash === undefined) return;
    event.preventDefault();
    if (link.getAttribute('role') === 'tab') switchRoute(hash.slice(1));
    else goToHash(hash);
  });
}

// Links marked `data-reload` reload the page at its address. Without this script they lead to Home.
function followReloadLinks(): void {
  addEventListener('click', (event) => {
    if (!closest(event, '[data-reload]')) return;
    event.preventDefault();
    location.reload();
  });
}

// After one of these events the browser itself starts the next Tab at the right element.
const CANCEL_EVENTS = ['pointerdown', 'focusin', 'hashchange'] as const;

// Browsers start the next Tab at the element that had the focus last, so `<body>` gets it for a moment.
function startAtBody(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  body.removeAttribute('tabindex');
}

// The first Tab of a page starts at its top. Browsers start at the target of the address, a whole screen here: the skip
// link, the menu and the tabs would be skipped.
function startTabAtTop(): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  for (const type of CANCEL_EVENTS) addEventListener(type, () => waiting.abort(), options);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      waiting.abort();
      enhance('first tab stop', startAtBody);
    },
    options,
  );
}

/** Call it while its own script runs, because it asks which script that is. */
export function startEarly(): void {
  const { draft } = parsePreviewAddress(location);
  if (draft) {
    pageState().preview = 'checking';
    // The draft may have what the published site lacks.
    delete pageState().missing;
  }
  const { sources, pictures, font } = document.currentScript?.dataset ?? {};

  const idOf = (hash: string): string => routeId(routeOfHash(hash));
  let show: (hash: string) => void = () => undefined;
  // This comes first, because the largest paint waits for the picture.
  const arrive = (hash: string): void => {
    enhance('picture preload', () => firstPaint.preloadPicture(idOf(hash), pictures));
    show(hash);
  };
  if (draft) enhance('draft marks', firstPaint.markDraft);
  else takeNextScreen(arrive);
  enhance('script policy', guardScripts);
  show = showRoutes();
  enhance('parsing', firstPaint.markParsing);
  enhance('screen before paint', () => firstPaint.waitForScreen(idOf(location.hash)));
  enhance('text font', () => firstPaint.preloadFont(font));
  document.addEventListener('load', firstPaint.applyLateStyles, true);
  firstPaint.layOutWhilePrerendered();
  enhance('reload links', followReloadLinks);
  enhance('menu', polyfillPopovers);
  closeMenu();
  enhance('top of the page', followTop);
  enhance('links within the page', followLinksWithinPage);
  enhance('first tab stop', startTabAtTop);
  startScripts(sources?.split(' ') ?? [], draft, () => showFailedStart(draft));
}
