import { currentHash, isLocalSwitch, routeOfHash, switchRoute } from '@/lib/route/hash-location';
import { parseRoute, routeId } from '@/lib/route/route';
import { visibleIds } from '@/lib/route/visible-ids';

/**
 * Style of hidden screens: they are rendered, so that they can be searched, but take no space. They are
 * placed far from the window, because near it WebKit would load their lazy pictures. They are not printed.
 */
const STYLE =
  '@media screen{html[data-routed] :is(.route,.route-panel)[hidden=until-found]{display:block;position:absolute;inset:-1000000px 0 auto;height:0;padding:0;border:0}}';

/** Event listeners for the matches of a search. */
interface MatchListeners {
  /** Shows the screen of a match before the browser scrolls to the match. */
  readonly onBeforeMatch: (event: Event) => void;
  /** Keeps the screen of a match from being scrolled to its top. */
  readonly onHashChange: (event: Event) => void;
}

function createMatchListeners(screens: string): MatchListeners {
  let matched: string | undefined;
  return {
    onBeforeMatch: ({ target }) => {
      if (!(target instanceof Element) || !target.matches(screens)) return;
      // The event also comes for the target of an address. The address is the current one then.
      if (visibleIds(routeOfHash(currentHash())).includes(target.id)) return;
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
 * Makes the browser find text in screens with `hidden="until-found"`, with its search (Ctrl+F) and by addresses
 * with a text fragment (`#:~:text=`). A match changes the route.
 * Source: HTML standard, `hidden="until-found"` and `beforematch`.
 * @param screens Selector of the screens that a match may show.
 * @returns A function that stops it.
 */
export function findInHidden(screens: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const { onBeforeMatch, onHashChange } = createMatchListeners(screens);
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('beforematch', onBeforeMatch, { signal });
  addEventListener('hashchange', onHashChange, { capture: true, signal });
  return () => {
    ended.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
