import type { Records } from '@/lib/content/schema/records';
import { positionPath } from '@/lib/content/schema/records';
import type { SiteData } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { type Route, routeId } from '@/lib/route/route';
import type { Store } from '@/lib/store';

/** The draft and the published content. */
interface Sides {
  readonly draft: Store<Records>;
  readonly published: Store<Records>;
}

function titleOf(side: Store<Records>, key: string): string | undefined {
  const title = side.get(positionPath(key))?.titolo;
  return title === undefined ? undefined : plainText(title);
}

function keysOf(side: Store<Records>): readonly string[] {
  const cards = side.get('pagine/lavora_con_noi')?.posizioni_aperte.posizioni ?? [];
  return cards.map(({ key }) => key);
}

/**
 * Keys are places, and the draft may have another order: positions are found by their title. One with a new title is
 * found by its place, unless the draft has moved the position that was there.
 */
function publishedKey(key: string, { draft, published }: Sides): string | undefined {
  const title = titleOf(draft, key);
  const same = [key, ...keysOf(published)].find((other) => titleOf(published, other) === title);
  if (same !== undefined) return same;
  const before = titleOf(published, key);
  const isMoved = keysOf(draft).some((other) => titleOf(draft, other) === before);
  return before === undefined || isMoved ? undefined : key;
}

/** The address of the page that the last build made of a screen of the draft, if it is published. */
export function publicAddress(route: Route, { paths, settings }: SiteData, sides: Sides): string | undefined {
  if (route.screen === 'home') return `${settings.siteUrl}/`;
  const isPosition = route.screen === 'lavora_con_noi_dettaglio' && route.key !== undefined;
  const key = isPosition ? publishedKey(route.key, sides) : undefined;
  if (isPosition && key === undefined) return undefined;
  const id = routeId(isPosition ? { screen: 'lavora_con_noi_dettaglio', key } : route);
  const path = paths && Object.hasOwn(paths, id) ? paths[id] : undefined;
  return path === undefined ? undefined : `${settings.siteUrl}${path}`;
}
