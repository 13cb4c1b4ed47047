/**
 * The screens that show one record, `pagine/{screen}`, at `/{screen}`, in the order of the entry. Here, because
 * the script in the head of the page reads no schema.
 */
export const SINGLE_SCREENS = ['chi_siamo', 'lavora_con_noi', 'contatti'] as const;

export type SingleScreen = (typeof SINGLE_SCREENS)[number];

/** A place on the site: a screen, and for some screens a tab or a key. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'cosa_facciamo'; readonly tab: TabCode }
  | { readonly screen: SingleScreen }
  | { readonly screen: 'lavora_con_noi_dettaglio'; readonly key: string | undefined };

/** The tabs of "what we do" by their code in the address. */
export const TABS = { 1: 'servizi', 2: 'prodotti', 3: 'welfare' } as const;

export type TabCode = keyof typeof TABS;

export const TAB_CODES: readonly TabCode[] = [1, 2, 3];

const HOME: Route = { screen: 'home' };

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns whether a key is an index of a list, as the database writes it. Index 0 is the template, never shown. */
export function isIndex(key: string): boolean {
  return /^[1-9]\d{0,14}$/.test(key);
}

function parseKey(segment: string | undefined): string | undefined {
  return segment !== undefined && isIndex(segment) ? segment : undefined;
}

function parseTab(segment: string | undefined): TabCode {
  if (segment === '2') return 2;
  if (segment === '3') return 3;
  return 1;
}

/**
 * Parses the part of an address after the `#` (with or without the `#`, a query inside the hash, a text to
 * find, which browsers without text fragments leave there, or a trailing slash). Never throws: an unknown
 * path is Home, an unknown tab is the first one, and a key that is not an index is ignored.
 */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#/, '').replace(/(\?|:~:).*$/, '');
  const [screen, argument, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return HOME;
  switch (screen) {
    case 'cosa_facciamo':
      return { screen, tab: parseTab(argument) };
    case 'lavora_con_noi_dettaglio':
      return { screen, key: parseKey(argument) };
    default: {
      const single = argument === undefined ? SINGLE_SCREENS.find((known) => known === screen) : undefined;
      return single === undefined ? HOME : { screen: single };
    }
  }
}

/**
 * Encodes the key of a position for an address. Half of a character (a lone surrogate), which no address can
 * contain, becomes U+FFFD.
 */
export function encodeKey(key: string): string {
  return encodeURIComponent(key.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * Returns the address of a route, which is also the id of the element that shows it: `/`, `/cosa_facciamo/2`,
 * `/chi_siamo`.
 */
export function routeId(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/';
    case 'cosa_facciamo':
      return `/cosa_facciamo/${route.tab}`;
    case 'lavora_con_noi_dettaglio':
      return route.key === undefined
        ? '/lavora_con_noi_dettaglio'
        : `/lavora_con_noi_dettaglio/${encodeKey(route.key)}`;
    default:
      return `/${route.screen}`;
  }
}

/**
 * Returns the route that is shown for another one on a site that lacks some screens (`lib/content/lacks.ts`): Home in
 * place of such a screen, as for unknown addresses, and the first tab that is there in place of such a tab.
 * @param lacks Their routes, as of `routeId`.
 */
export function routeWithout(lacks: readonly string[], route: Route): Route {
  if (route.screen !== 'cosa_facciamo') return lacks.includes(`/${menuScreen(route)}`) ? HOME : route;
  const isThere = (tab: TabCode): boolean => !lacks.includes(routeId({ screen: 'cosa_facciamo', tab }));
  const tab = [route.tab, ...TAB_CODES].find(isThere);
  return tab === undefined ? HOME : { screen: route.screen, tab };
}

/**
 * Returns the screen whose menu entry is marked for a route: the screen that is shown or, for a position, the
 * list it belongs to.
 */
export function menuScreen({ screen }: Route): Route['screen'] {
  return screen === 'lavora_con_noi_dettaglio' ? 'lavora_con_noi' : screen;
}
