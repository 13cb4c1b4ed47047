import type { Records } from '@/lib/content/records';
import { positionPath } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { type Route, routeId } from '@/lib/route/route';
import type { Store } from '@/lib/store/store';

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
 * Returns the key that a position of the draft has on the published site. A key is a place in the list, and
 * the draft may have another order, so positions are found by their title. When the published site does not
 * have the title, the position at the same place has a new title, unless the draft has moved that position.
 */
function publishedKey(key: string, { draft, published }: Sides): string | undefined {
  const title = titleOf(draft, key);
  const same = [key, ...keysOf(published)].find((other) => titleOf(published, other) === title);
  if (same !== undefined) return same;
  const before = titleOf(published, key);
  const isMoved = keysOf(draft).some((other) => titleOf(draft, other) === before);
  return before === undefined || isMoved ? undefined : key;
}

/**
 * Returns the public address of a screen: that of its page on the published site, as the last build made it.
 * @param route The screen; a key in it is one of the draft.
 * @param data What the page was made from.
 * @param sides The draft and the published content.
 * @returns The address; `undefined` when the screen is not published yet.
 */
export function publicAddress(route: Route, { paths, settings }: SiteData, sides: Sides): string | undefined {
  if (route.screen === 'home') return `${settings.siteUrl}/`;
  const isPosition = route.screen === 'lavora_con_noi_dettaglio' && route.key !== undefined;
  const key = isPosition ? publishedKey(route.key, sides) : undefined;
  if (isPosition && key === undefined) return undefined;
  const id = routeId(isPosition ? { screen: 'lavora_con_noi_dettaglio', key } : route);
  const path = paths && Object.hasOwn(paths, id) ? paths[id] : undefined;
  return path === undefined ? undefined : `${settings.siteUrl}${path}`;
}
