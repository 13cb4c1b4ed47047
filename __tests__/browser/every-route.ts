import { missingScreens } from 'still-live/content/missing-screens';
import { rawAt } from 'still-live/content/raw-tree';
import { listOf } from 'still-live/content/schema/records';
import { entryScreens, isIndex, parseRoute, routeId, screenNames, tabsOf } from 'still-live/route/route';
import { SCREENS } from '@/lib/site/site';
import { exampleRoutes } from '@/__tests__/tools/example-routes';
import { PUBLISHED } from './live-records';

/** An address, and the id of the element that it shows. */
type Address = readonly [hash: string, id: string];

/** The key of an entry that no site has. */
const GONE = '999';

/** Returns whether an address is that of an entry that does not exist, which only a script can tell. */
export const isGone = (hash: string): boolean => hash.endsWith(`/${GONE}`);

/** Returns the routes of all screens and tabs that a company publishes, and of those entries whose keys are chosen. */
function routesIn(
  published: unknown,
  keys: (all: readonly string[]) => readonly string[],
): readonly string[] {
  const lacking = missingScreens(published);
  const entries = entryScreens().flatMap((screen) =>
    Object.keys(rawAt(published, listOf(screen)) ?? {}).filter(isIndex),
  );
  return exampleRoutes(...keys(entries)).filter((id) => !lacking.includes(id));
}

/**
 * Returns one address for every screen, tab and state that a visitor of a site can reach: of entries the third, or the last, and one that
 * does not exist.
 * @param published All that a company publishes.
 */
export function routesOf(published: unknown): readonly Address[] {
  const ids = routesIn(published, (all) => [all.slice(0, 3).at(-1) ?? GONE, GONE]);
  return ids.map((id) => [`#${id}`, id]);
}

/** The route of every page that the demo publishes, with all of its entries. */
export const EVERY_PAGE = routesIn(PUBLISHED, (all) => all);

/** Those of the demo. */
export const EVERY_ROUTE = routesOf(PUBLISHED);

/** Other spellings of an address, and the screen that each shows. */
export const ALIASES: readonly Address[] = [
  ['', '/'],
  ['#/sconosciuta', '/'],
  ...screenNames().flatMap((screen): readonly Address[] => {
    const { at, kind } = SCREENS[screen];
    const [part] = tabsOf(screen);
    if (part !== undefined) return [`#${at}`, `#${at}/`].map((hash) => [hash, routeId({ screen, part })]);
    return kind === 'entries' ? [[`#${at}`, at]] : [];
  }),
];

/** Home, one screen of each kind, and an address that does not exist. */
export const ONE_OF_EACH: ReadonlySet<string> = new Set([
  '#/',
  '#/sconosciuta',
  ...new Map(
    EVERY_ROUTE.filter(([hash]) => !isGone(hash)).map(([hash, id]) => [
      SCREENS[parseRoute(id).screen].kind,
      hash,
    ]),
  ).values(),
]);
