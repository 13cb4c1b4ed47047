import type { MenuEntry, Position } from '@/lib/content/model';
import { SITE_NAME } from '@/lib/content/site-name';
import { plainText } from '@/lib/html/plain-text';
import type { Route } from '@/lib/route/route';

/** Returns the name of a screen whose menu entry has no label: `Chi siamo`. */
function nameOf({ screen }: Route): string {
  if (screen === 'lavora_con_noi_dettaglio') return 'Posizione aperta';
  return `${screen.charAt(0).toUpperCase()}${screen.slice(1).replaceAll('_', ' ')}`;
}

/**
 * Returns the title of a route: the label of its page in the menu, the title of its position, or a fixed
 * name.
 * @param position The record, when the route is a position.
 */
export function pageTitle(route: Route, menu: readonly MenuEntry[], position?: Position | null): string {
  const label = menu.find(({ page }) => page === route.screen)?.label;
  const named = route.screen === 'lavora_con_noi_dettaglio' ? position?.titolo : label;
  const name = route.screen === 'home' ? '' : (named && plainText(named)) || nameOf(route);
  return name === '' ? SITE_NAME : `${name} — ${SITE_NAME}`;
}
