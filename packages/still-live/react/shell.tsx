import styles from './reload-offer.module.scss';
import { declared } from 'still-live/declaration';
import type { ReactNode } from 'react';
import { NoScript } from './no-script';
import { type MenuEntry, useMenu } from './menu';
import { useAddressRoute, useTitle } from './use-route';
import { titleOfEntry } from 'still-live/content/site-data';
import { plainText } from 'still-live/html/plain-text';
import { entryScreens, homeRoute, type Route } from 'still-live/route/route';
import { useEntryOf } from './entry-screens';
import { Screens } from './screens';

/** Shown by its style when scripts failed (`data-scripts`); `hidden` keeps it from reader views. */
function ReloadOffer() {
  return (
    <p className={styles.offer} role="status" hidden>
      {`${declared('words').partNotLoaded} `}
      <a href="./" data-reload="">
        {declared('words').reload}
      </a>
    </p>
  );
}

function nameOf({ screen }: Route, entry: unknown): string {
  const entries = entryScreens().find((one) => one === screen);
  const words = entries && declared('words').entries[entries];
  if (words) return words[entry === null ? 'absent' : 'untitled'];
  return `${screen.charAt(0).toUpperCase()}${screen.slice(1).replaceAll('_', ' ')}`;
}

// The label of its page in the menu, the title of its entry (as of `useEntryOf`), or a fixed name.
function pageTitle({ screen }: Route, menu: readonly MenuEntry[], entry: unknown): string {
  const label = menu.find(({ page }) => page === screen)?.label;
  const named = titleOfEntry(screen, entry) ?? label;
  const name = screen === homeRoute().screen ? '' : (named && plainText(named)) || nameOf({ screen }, entry);
  return name === '' ? declared('siteName') : `${name} — ${declared('siteName')}`;
}

export function Shell(): ReactNode {
  const { Frame } = declared('components');
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
        <p className="no-preview">{declared('words').noPreview}</p>
      </NoScript>
    </>
  );
}
