import type { Records } from 'still-live/content/schema/records';
import { entryRecord, keysOfEntries } from 'still-live/content/schema/records';
import { type SiteData, titleOfEntry } from 'still-live/content/site-data';
import { plainText } from 'still-live/html/plain-text';
import { entryScreens, homeRoute, type Route, routeId, screens, type ScreenOf } from 'still-live/route/route';
import type { Store } from 'still-live/store';

interface Sides {
  readonly draft: Store<Records>;
  readonly published: Store<Records>;
}

type EntryScreen = ScreenOf<'entries'>;

function titleOf(side: Store<Records>, screen: EntryScreen, key: string): string | undefined {
  const title = titleOfEntry(screen, side.get(entryRecord(screen, key)));
  return title === undefined ? undefined : plainText(title);
}

function keysOf(side: Store<Records>, screen: EntryScreen): readonly string[] {
  return keysOfEntries(screen, side.get(screens()[screens()[screen].list].record));
}

// Keys are places, and the draft may have another order, so entries are found by their title. One with a new title is
// found by its place, unless the draft has moved the entry that was there.
function publishedKey(screen: EntryScreen, key: string, { draft, published }: Sides): string | undefined {
  const title = titleOf(draft, screen, key);
  const same = [key, ...keysOf(published, screen)].find(
    (other) => titleOf(published, screen, other) === title,
  );
  if (same !== undefined) return same;
  const before = titleOf(published, screen, key);
  const isMoved = keysOf(draft, screen).some((other) => titleOf(draft, screen, other) === before);
  return before === undefined || isMoved ? undefined : key;
}

export function publicAddress(route: Route, { paths, settings }: SiteData, sides: Sides): string | undefined {
  if (route.screen === homeRoute().screen) return `${settings.siteUrl}/`;
  const screen = entryScreens().find((one) => one === route.screen);
  const isEntry = screen !== undefined && route.part !== undefined;
  const part = isEntry ? publishedKey(screen, route.part, sides) : route.part;
  if (isEntry && part === undefined) return undefined;
  const id = routeId({ screen: route.screen, part });
  const path = paths && Object.hasOwn(paths, id) ? paths[id] : undefined;
  return path === undefined ? undefined : `${settings.siteUrl}${path}`;
}
