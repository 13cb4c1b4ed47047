import type { MenuEntry } from '@/lib/content/model';
import { resolveLink } from '@/lib/route/link';
import { menuScreen } from '@/lib/route/menu-screen';
import { parseRoute, type Route } from '@/lib/route/route';

/** Returns the raw target of a menu entry; `/` when it has none, which is allowed for the entry of Home. */
export function menuTarget(entry: MenuEntry): string {
  return entry.url.trim() === '' ? '/' : entry.url;
}

/**
 * Returns whether a menu entry is the active one: it leads to the screen that is shown or, for a position, to
 * the list of positions.
 */
export function isActiveEntry(entry: MenuEntry, route: Route): boolean {
  const target = resolveLink(menuTarget(entry));
  if (target.kind !== 'internal') return false;
  const hash = target.href.slice(target.href.indexOf('#'));
  const leadsTo = parseRoute(hash);
  // An unknown address shows Home too, but is not an address of Home.
  if (leadsTo.screen === 'home' && !/^#\/(home\/?)?$/.test(hash)) return false;
  return leadsTo.screen === menuScreen(route);
}
