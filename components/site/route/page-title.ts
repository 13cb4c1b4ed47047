import type { MenuEntry, Position } from '@/lib/content/model';
import { SITE_NAME } from '@/lib/content/site-name';
import { plainText } from '@/lib/html/plain-text';
import type { Route } from '@/lib/route/route';

const NAMES: Readonly<Record<Route['screen'], string>> = {
  home: '',
  cosa_facciamo: 'Cosa facciamo',
  chi_siamo: 'Chi siamo',
  lavora_con_noi: 'Lavora con noi',
  lavora_con_noi_dettaglio: 'Posizione aperta',
  contatti: 'Contatti',
};

/**
 * The title of a route: the label that the menu gives its page, the title of a position, or a built-in name. Takes the
 * route, the menu and, for a position, its record.
 */
export function pageTitle(route: Route, menu: readonly MenuEntry[], position?: Position | null): string {
  const label = menu.find(({ page }) => page === route.screen)?.label;
  const named = route.screen === 'lavora_con_noi_dettaglio' ? position?.titolo : label;
  const name = route.screen === 'home' ? '' : (named && plainText(named)) || NAMES[route.screen];
  return name === '' ? SITE_NAME : `${name} — ${SITE_NAME}`;
}
