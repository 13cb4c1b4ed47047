/**
 * Every state of the page: attributes of `<html>` (`data-` and the name), which scripts set and styles obey, with the
 * values that each may have. A state without listed values is a text. Scripts, the build and tests take the names from
 * here, and styles are checked against them.
 */
export const PAGE_STATES = {
  // The id of the route that is shown, and the name of its screen.
  route: [],
  screen: [],
  // Scripts show the routes. Without it `:target` does.
  routed: [''],
  // Another screen was shown before.
  entered: [''],
  // What the published site lacks, each with what is shown in its place (next/document.tsx).
  missing: [],
  // On a static page: the address of its screen in the app shell.
  entry: [],
  // The draft preview: not asked yet, being asked, or what came of it.
  preview: ['checking', 'gate', 'not-started', 'open', 'sealed', 'unavailable', 'revoked', 'failed'],
  // The parser has not reached the end of the page.
  parsing: [''],
  // The page is scrolled to its top, for browsers whose styles cannot follow that.
  top: [''],
  // Fonts that were too late for the first paint are used.
  fonts: ['late'],
  // The menu is open, for browsers without popovers.
  popover: [''],
  scripts: ['failed'],
  // React has taken the page over.
  hydrated: [''],
  // The page follows the database.
  live: [''],
  // Each text of the preview can be chosen, to be edited.
  editing: [''],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type PageStates = typeof PAGE_STATES;
type StateName = keyof PageStates;

export const STATIC_STATES: readonly StateName[] = ['routed', 'entered', 'entry', 'popover', 'top'];

type PageState = {
  [Name in StateName]?: PageStates[Name] extends readonly [] ? string : PageStates[Name][number];
};

export function pageState(): PageState {
  return document.documentElement.dataset;
}

export function setState(name: StateName, isOn: boolean): void {
  document.documentElement.toggleAttribute(`data-${name}`, isOn);
}

export function inState(name: StateName): string {
  return `html[data-${name}]`;
}

export function outsideState(name: StateName): string {
  return `html:not([data-${name}])`;
}

/** React hydrates the content of this element; it contains the site and nothing else. */
export const SITE_ELEMENT_ID = 'sito';

/** The property of `window` with the data for hydration. The build recognises our client by this name. */
export const HYDRATION_PROPERTY = 'siteHydration';

/** Sent on `window` when the scripts have loaded but the site could not start (packages/still-live/bound/start.ts). */
export const START_FAILED = 'startfailed';
