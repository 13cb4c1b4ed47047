import type { MenuEntry } from '@/lib/content/model';
import { resolveLink } from '@/lib/route/link';
import { menuScreen } from '@/lib/route/menu-screen';
import { parseRoute, type Route } from '@/lib/route/route';

/** The raw target of a menu entry; the entry of Home may have no address at all. */
export function menuTarget(entry: MenuEntry): string {
  return entry.url.trim() === '' ? '/' : entry.url;
}

/**
 * Whether a menu entry is the active one: it leads to the screen shown, or to the list the shown detail
 * belongs to.
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
