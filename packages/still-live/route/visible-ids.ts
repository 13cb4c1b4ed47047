import { screens, menuScreen, type Route, routeId, screenNames, tabsOf } from './route';
import { inState, outsideState } from './page-state';

/**
 * Returns the ids of the elements that show a route: the screen and, for a tab, its panel inside the screen. All other
 * routes stay hidden.
 */
export function visibleIds(route: Route): readonly string[] {
  const { kind, at } = screens()[route.screen];
  return kind === 'tabs' ? [at, routeId(route)] : [routeId(route)];
}

// `--current: 1` marks the menu entry of a route for the site's styles: React learns of a new screen only after the
// frame that shows it. Links of the preview begin otherwise.
function menuMark(route: Route): string {
  const href = `./#${screens()[menuScreen(route)].at}`;
  const nav = `${inState('routed')} nav `;
  return `${nav}[href^="./#"]{--current:0}${nav}:is([href="${href}"],[href^="${href}/"]){--current:1}`;
}

/**
 * Returns the style sheet that shows a route, whatever `:target` matches, and marks its menu entry. The ids come from
 * `routeId`, which encodes characters that could end the quoted string. For an entry that is not in the page the "not
 * available" element is shown; it stands last, so that the parser has reached every entry before it.
 * @param enters Whether the screen enters after another one (styles/routes.scss).
 */
export function routeStyle(route: Route, enters = false): string {
  const shown = visibleIds(route).map((id) => `[id="${id}"]{display:block}`);
  const { kind, at } = screens()[route.screen];
  if (kind === 'entries' && route.part !== undefined) {
    const missing = `[id="${at}"]`;
    shown.push(`${missing}{display:block}[id="${routeId(route)}"]~${missing}{display:none}`);
  }
  if (enters) shown.push(`.route:not([hidden]){animation:var(--enter)}`);
  return shown.join('') + menuMark(route);
}

/**
 * Returns the style sheet that marks, without scripts, the tab whose panel `:target` shows; the first tab when it shows
 * none.
 */
export function tabStyle(): string {
  const outside = outsideState('routed');
  const rules = screenNames().flatMap((screen) => {
    const [first, ...others] = tabsOf(screen).map((part) => ({ part, id: routeId({ screen, part }) }));
    if (first === undefined) return [];
    // One tab alone has no row of tabs.
    if (others.length === 0) return [];
    const target = ({ id }: typeof first): string => `[id="${id}"]:target`;
    const list = `[data-tabs="${screen}"]`;
    return [
      `${outside}:not(:has(${others.map(target).join()})) ${list}>:first-child`,
      ...others.map((tab) => `${outside}:has(${target(tab)}) ${list}>[data-tab="${tab.part}"]`),
    ];
  });
  return `@supports selector(:has(a)){${rules.join()}{background:var(--ink);color:var(--paper)}}\n`;
}
