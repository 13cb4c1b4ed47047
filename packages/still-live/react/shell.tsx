import type { ReactNode } from 'react';
import { name as SITE_NAME } from '@/brand/brand';
import { ReloadOffer } from './reload-offer';
import { NoScript } from './no-script';
import { useMenu } from './use-menu';
import { useAddressRoute, useTitle } from './use-route';
import type { MenuEntry } from '@/lib/site/model';
import { titleOfEntry } from 'still-live/content/site-data';
import { plainText } from 'still-live/html/plain-text';
import { entryScreens, homeRoute, type Route } from 'still-live/route/route';
import { wording } from '@/lib/site/wording';
import { useEntryOf } from './entry-screens';
import { Frame } from '@/components/blocks/frame';
import { Screens } from './screens';

/** Returns the name of a screen whose menu entry has no label, from its key. */
function nameOf({ screen }: Route, entry: unknown): string {
  const entries = entryScreens().find((one) => one === screen);
  if (entries !== undefined) return wording.entries[entries][entry === null ? 'absent' : 'untitled'];
  return `${screen.charAt(0).toUpperCase()}${screen.slice(1).replaceAll('_', ' ')}`;
}

/**
 * Returns the title of a route: the label of its page in the menu, the title of its entry, or a fixed
 * name.
 * @param entry As of `useEntryOf`.
 */
function pageTitle({ screen }: Route, menu: readonly MenuEntry[], entry: unknown): string {
  const label = menu.find(({ page }) => page === screen)?.label;
  const named = titleOfEntry(screen, entry) ?? label;
  const name = screen === homeRoute().screen ? '' : (named && plainText(named)) || nameOf({ screen }, entry);
  return name === '' ? SITE_NAME : `${name} — ${SITE_NAME}`;
}

/** Renders the app shell: the frame around all screens. */
export function Shell(): ReactNode {
  const addressRoute = useAddressRoute();
  const route = addressRoute ?? homeRoute();
  const menu = useMenu();
  useTitle(pageTitle(route, menu, useEntryOf(route)));
  return (
    <>
      <Frame route={addressRoute} afterMain={<ReloadOffer />}>
        <Screens route={route} />
      </Frame>
      {/* Without scripts a static page cannot know that a draft was requested, so every page says this. */}
      <NoScript>
        <p className="no-preview">{wording.noPreview}</p>
      </NoScript>
    </>
  );
}
