import { declared, type Screens } from 'still-live/declaration';
import type { AnyScreen } from './screen';

export type ScreenName = keyof Screens;

type Declared<S extends ScreenName> = Screens[S];

export type ScreenOf<Kind extends Declared<ScreenName>['kind']> = {
  [S in ScreenName]: Declared<S> extends { readonly kind: Kind } ? S : never;
}[ScreenName];

export type TabOf<S extends ScreenOf<'tabs'>> = `${keyof Declared<S>['tabs'] & number}`;

export interface Route {
  readonly screen: ScreenName;
  /** The code of a tab, or the key of an entry where the address names one. */
  readonly part?: string | undefined;
}

export const screens = (): Screens => declared('screens');

export const screenNames = () => Object.keys(screens()) as readonly ScreenName[];

export function entryScreens(): readonly ScreenOf<'entries'>[] {
  return screenNames().filter((name): name is ScreenOf<'entries'> => screens()[name].kind === 'entries');
}

/** The screen at `/`, which is also shown for unknown addresses. Every site has one. */
export function homeRoute(): Route {
  return { screen: screenNames().find((name) => screens()[name].at === '/') as ScreenName };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns whether a key is an index of a list. Index 0 is the template, which is never shown. */
export function isIndex(key: string): boolean {
  return /^[1-9]\d{0,14}$/.test(key);
}

export function tabsOf(screen: ScreenName): readonly string[] {
  const declared = screens()[screen];
  return declared.kind === 'tabs' ? Object.keys(declared.tabs) : [];
}

function segmentsOf(hash: string): readonly string[] {
  const path = hash.replace(/^#/, '').replace(/(\?|:~:).*/s, '');
  return path.split('/').filter(Boolean).map(decode);
}

function routeTo(screen: ScreenName, part: string | undefined): Route {
  switch (screens()[screen].kind) {
    case 'screen':
      return part === undefined ? { screen } : homeRoute();
    case 'tabs': {
      const codes = tabsOf(screen);
      return { screen, part: codes.find((code) => code === part) ?? codes[0] };
    }
    case 'entries':
      return { screen, part: part !== undefined && isIndex(part) ? part : undefined };
  }
}

/**
 * Parses the part of an address after the `#` (with or without the `#`, a query inside the hash, a text to
 * find, which browsers without text fragments leave there, or a trailing slash). Never throws: an unknown
 * path is Home, an unknown tab is the first one, and a key that is not an index is ignored.
 */
export function parseRoute(hash: string): Route {
  const [name = '', part, ...rest] = segmentsOf(hash);
  const screen = screenNames().find((one) => screens()[one].at === `/${name}`);
  return screen === undefined || rest.length > 0 ? homeRoute() : routeTo(screen, part);
}

/** An unknown address shows Home too, but does not belong to it. */
export function isKnown(hash: string): boolean {
  const { screen } = parseRoute(hash);
  const home: AnyScreen = screens()[homeRoute().screen];
  return (
    screen !== homeRoute().screen ||
    [home.at, ...(home.also ?? [])].includes(`/${segmentsOf(hash).join('/')}`)
  );
}

/**
 * Encodes the key of an entry for an address. Half of a character (a lone surrogate), which no address can
 * contain, becomes U+FFFD.
 */
export function encodeKey(key: string): string {
  return encodeURIComponent(key.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Returns the address of a route, which is also the id of the element that shows it: `/`, `/what/2`, `/about`. */
export function routeId({ screen, part }: Route): string {
  const { at } = screens()[screen];
  return part === undefined ? at : `${at}/${encodeKey(part)}`;
}

/** Returns the screen whose menu entry is marked: for an entry, the list that it belongs to. */
export function menuScreen({ screen }: Route): ScreenName {
  const declared = screens()[screen];
  return declared.kind === 'entries' ? declared.list : screen;
}

/** An entry is missing with its list. */
export function missingRouteOf(route: Route): string {
  const screen = menuScreen(route);
  return screen === route.screen ? routeId(route) : screens()[screen].at;
}

/**
 * Returns the route that is shown instead on a site that lacks some screens: Home for such a screen, as for unknown
 * addresses, and the first existing tab for such a tab.
 * @param missing Their routes, as of `routeId`.
 */
export function routeWithout(missing: readonly string[], route: Route): Route {
  const { screen, part } = route;
  const codes = tabsOf(screen);
  if (codes.length === 0) return missing.includes(missingRouteOf(route)) ? homeRoute() : route;
  const shown = [part, ...codes].find((code) => !missing.includes(routeId({ screen, part: code })));
  return shown === undefined ? homeRoute() : { screen, part: shown };
}
