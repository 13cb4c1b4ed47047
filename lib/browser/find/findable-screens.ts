import { currentHash, isLocalSwitch, ROUTE_SHOWN, switchRoute } from '@/lib/route/hash-location';
import { parseRoute, routeId } from '@/lib/route/route';
import { visibleIds } from '@/lib/route/visible-ids';

/**
 * Selector of the screens and tab panels. It leaves out the content of the slot for positions, which the
 * early script fills, and the screen for a position that does not exist, which nobody searches for.
 */
const SCREENS = 'main > .route:not([id="/lavora_con_noi_dettaglio"]), main > .route > .route-panel';

/**
 * Style of hidden screens: they are rendered, so that they can be searched, but take no space. They are
 * placed far from the window, because near it WebKit would load their lazy pictures. They are not printed.
 */
const STYLE =
  '@media screen{html[data-routed] :is(.route,.route-panel)[hidden=until-found]{display:block;position:absolute;inset:-1000000px 0 auto;height:0;padding:0;border:0}}';

/** Returns whether a screen has an address. A position whose key is not an index has none. */
function hasAddress({ id }: Element): boolean {
  return visibleIds(parseRoute(id)).includes(id);
}

/** Lets the browser search every hidden screen (`hidden="until-found"`). */
function hideUntilFound(): void {
  const shown = visibleIds(parseRoute(document.documentElement.dataset['route'] ?? ''));
  for (const screen of [...document.querySelectorAll(SCREENS)].filter(hasAddress)) {
    if (shown.includes(screen.id)) screen.removeAttribute('hidden');
    else if (!screen.hasAttribute('hidden')) screen.setAttribute('hidden', 'until-found');
  }
}

/** Event listeners for the matches of a search. */
interface MatchListeners {
  /** Shows the screen of a match before the browser scrolls to the match. */
  readonly onBeforeMatch: (event: Event) => void;
  /** Keeps the screen of a match from being scrolled to its top. */
  readonly onHashChange: (event: Event) => void;
}

function createMatchListeners(): MatchListeners {
  let matched: string | undefined;
  return {
    onBeforeMatch: ({ target }) => {
      if (!(target instanceof Element) || !target.matches(SCREENS)) return;
      // The event also comes for the target of an address. The address is the current one then.
      if (visibleIds(parseRoute(currentHash())).includes(target.id)) return;
      switchRoute(routeId(parseRoute(target.id)));
      matched = location.href;
    },
    onHashChange: (event) => {
      // A link with a text fragment is a navigation, with a `hashchange` of its own. In Firefox it comes
      // after the match, and would scroll away from it.
      if (matched === location.href && !isLocalSwitch(event)) event.stopImmediatePropagation();
      matched = undefined;
    },
  };
}

/**
 * Makes the browser find text in hidden screens, with its search (Ctrl+F) and by addresses with a text
 * fragment (`#:~:text=`). A match changes the route. Does nothing without the style sheet of the early script
 * (`data-routed`). Source: HTML standard, `hidden="until-found"` and `beforematch`.
 * @returns A function that stops it.
 */
export function makeScreensFindable(): () => void {
  if (document.documentElement.dataset['routed'] === undefined) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  hideUntilFound();
  const { onBeforeMatch, onHashChange } = createMatchListeners();
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('beforematch', onBeforeMatch, { signal });
  addEventListener('hashchange', onHashChange, { capture: true, signal });
  addEventListener(ROUTE_SHOWN, hideUntilFound, { signal });
  // A live update can add a screen.
  const added = new MutationObserver(hideUntilFound);
  const main = document.querySelector('main');
  if (main) added.observe(main, { childList: true });
  return () => {
    ended.abort();
    added.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.querySelectorAll(SCREENS).forEach((screen) => screen.removeAttribute('hidden'));
  };
}
