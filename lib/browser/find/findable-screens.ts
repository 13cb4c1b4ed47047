import { currentHash, isLocalSwitch, ROUTE_SHOWN, switchRoute } from '@/lib/route/hash-location';
import { parseRoute, routeId } from '@/lib/route/route';
import { visibleIds } from '@/lib/route/visible-ids';

/**
 * The screens and tab panels. Left out: what stands in the slot for positions, which the early script fills, and
 * the word for a position that is not there, which nobody looks for.
 */
const SCREENS = 'main > .route:not([id="/lavora_con_noi_dettaglio"]), main > .route > .route-panel';

/**
 * A hidden screen is rendered, so that it can be searched, but takes no room. It stands far from the window:
 * WebKit would fetch its lazy pictures near it. On paper it stays away as before.
 */
const STYLE =
  '@media screen{html[data-routed] :is(.route,.route-panel)[hidden=until-found]{display:block;position:absolute;inset:-1000000px 0 auto;height:0;padding:0;border:0}}';

/** Whether an address leads to a screen: none does to a position whose key is not an index. */
function hasAddress({ id }: Element): boolean {
  return visibleIds(parseRoute(id)).includes(id);
}

/** Lets the browser search every screen but the one that is shown. */
function hideUntilFound(): void {
  const shown = visibleIds(parseRoute(document.documentElement.dataset['route'] ?? ''));
  for (const screen of [...document.querySelectorAll(SCREENS)].filter(hasAddress)) {
    if (shown.includes(screen.id)) screen.removeAttribute('hidden');
    else if (!screen.hasAttribute('hidden')) screen.setAttribute('hidden', 'until-found');
  }
}

/** Follows matches of a search. */
interface MatchListeners {
  /** Shows the screen of a match, before the browser scrolls to it. */
  readonly onBeforeMatch: (event: Event) => void;
  /** Keeps the screen of a match at its place. */
  readonly onHashChange: (event: Event) => void;
}

function createMatchListeners(): MatchListeners {
  let matched: string | undefined;
  return {
    onBeforeMatch: ({ target }) => {
      if (!(target instanceof Element) || !target.matches(SCREENS)) return;
      // The browser also tells of the target of an address that it goes to: then the address is there already.
      if (visibleIds(parseRoute(currentHash())).includes(target.id)) return;
      switchRoute(routeId(parseRoute(target.id)));
      matched = location.href;
    },
    onHashChange: (event) => {
      // A link to a text is a step of its own. In Firefox its event comes after its match, and would scroll away.
      if (matched === location.href && !isLocalSwitch(event)) event.stopImmediatePropagation();
      matched = undefined;
    },
  };
}

/**
 * Makes the text of hidden screens found by the search of the browser (Ctrl+F) and by addresses with a text
 * (`#:~:text=`), and a match change the route. Source: HTML standard, `hidden="until-found"` and `beforematch`.
 * Without the style sheets of the early script (`data-routed`) nothing is changed.
 * @returns A function that ends it.
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
  // A live change can add a screen.
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
