import {
  ROUTE_SHOWN,
  currentHash,
  isLocalSwitch,
  routeOfHash,
  switchRoute,
} from 'still-live/route/hash-location';
import { entryScreens, parseRoute, routeId } from 'still-live/route/route';
import { madeOf } from 'still-live/declaration';
import { visibleIds } from 'still-live/route/visible-ids';
import { shownElement } from 'still-live/browser/inline/is-shown';
import { inState, pageState } from 'still-live/route/page-state';
import { layOutAhead } from './lay-out-ahead';

// Hidden screens are rendered, so that they can be searched, but take no space. They are far from the window, because
// near it WebKit would load their lazy pictures.
const STYLE = `@media screen{${inState('routed')} :is(.route,.route-panel)[hidden=until-found]{display:block;position:absolute;inset:-1000000px 0 auto;height:0;padding:0;border:0}}`;

// The browser's search and text fragments (`#:~:text=`) find hidden text where the browser knows
// `hidden="until-found"`. A match changes the route.
function findInHidden(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const ended = new AbortController();
  let matched: string | undefined;
  // Shows the screen of a match before the browser scrolls to the match.
  const onBeforeMatch = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(searched())) return;
    // The event also comes for the target of an address. The address is the current one then.
    if (visibleIds(routeOfHash(currentHash())).includes(target.id)) return;
    switchRoute(routeId(parseRoute(target.id)));
    matched = location.href;
  };
  // A link with a text fragment has a `hashchange` of its own. In Firefox it comes after the match, and would scroll
  // away.
  const onHashChange = (event: Event): void => {
    if (matched === location.href && !isLocalSwitch(event)) event.stopImmediatePropagation();
    matched = undefined;
  };
  document.addEventListener('beforematch', onBeforeMatch, ended);
  addEventListener('hashchange', onHashChange, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

const unknownEntries = madeOf(
  'screens',
  (all) =>
    `main > .route:is(${entryScreens()
      .map((screen) => `[id="${all[screen].at}"]`)
      .join()})`,
);

// All other screens, and the tab panels.
const searched = (): string => `main > .route:not(${unknownEntries()}), main > .route > .route-panel`;

function hasAddress({ id }: Element): boolean {
  return visibleIds(parseRoute(id)).includes(id);
}

const MARKS = ['hidden', 'aria-hidden'] as const;

// What is hidden until found stays in the accessibility tree: without `aria-hidden` screen readers would offer a
// landmark without a name for each screen.
function setHidden(screen: Element, isHidden: boolean, value: string): void {
  if (!isHidden) {
    MARKS.forEach((mark) => screen.removeAttribute(mark));
  } else if (!screen.hasAttribute('hidden')) {
    screen.setAttribute('hidden', value);
    screen.setAttribute('aria-hidden', 'true');
    // It has the late fonts from now on: nobody sees it move.
    screen.setAttribute('data-fonts', 'late');
  }
}

/** React learns of another tab after the frame that shows its panel. */
function markTabs(shown: readonly string[]): void {
  for (const tab of shownElement()?.querySelectorAll('[role=tab]') ?? [])
    tab.setAttribute('aria-selected', String(shown.includes(tab.getAttribute('aria-controls') ?? '')));
}

// Browsers that cannot search hidden screens take any value as plain `hidden`.
function markHidden(): void {
  const shown = visibleIds(parseRoute(pageState().route ?? ''));
  markTabs(shown);
  for (const screen of [...document.querySelectorAll(searched())].filter(hasAddress)) {
    setHidden(screen, !shown.includes(screen.id), 'until-found');
  }
  for (const missing of document.querySelectorAll(unknownEntries()))
    setHidden(missing, missing !== shownElement(), '');
}

/**
 * Hides the screens that are not shown from programs that read the page without styles, such as reader views: styles
 * alone hide them only from people. Where the browser can search hidden text, it finds every screen.
 */
export function markHiddenScreens(): () => void {
  if (pageState().routed === undefined) return () => undefined;
  const canFind = 'onbeforematch' in document.documentElement;
  const stopFinding = canFind ? findInHidden() : () => undefined;
  markHidden();
  const stopAhead = canFind ? layOutAhead() : () => undefined;
  addEventListener(ROUTE_SHOWN, markHidden);
  // Screens come and go with live updates.
  const observer = new MutationObserver(markHidden);
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true });
  return () => {
    stopFinding();
    stopAhead();
    removeEventListener(ROUTE_SHOWN, markHidden);
    observer.disconnect();
    document
      .querySelectorAll(`${searched()}, ${unknownEntries()}`)
      .forEach((screen) => setHidden(screen, false, ''));
  };
}
