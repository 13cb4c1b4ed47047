import type { ReactNode } from 'react';
import { name as SITE_NAME } from '@/brand/brand';
import { ReloadOffer } from '@/components/blocks/reload-offer';
import { NoScript } from '@/components/kit/no-script';
import { useRecord } from '@/components/site/content/record-store';
import { useMenu } from '@/components/site/content/use-menu';
import { ROUTE_OF_EXPORT, useAddressRoute, useTitle } from '@/components/site/use-route';
import type { MenuEntry, Position } from '@/lib/content/model';
import { positionPath } from '@/lib/content/schema/records';
import { plainText } from '@/lib/html/plain-text';
import type { Route } from '@/lib/route/route';
import { wording } from '@/lib/site/wording';
import { Frame } from './frame';
import { Screens } from './screens';

/** Returns the name of a screen whose menu entry has no label, from its key. */
function nameOf({ screen }: Route): string {
  if (screen === 'lavora_con_noi_dettaglio') return wording.screens.position;
  return `${screen.charAt(0).toUpperCase()}${screen.slice(1).replaceAll('_', ' ')}`;
}

/**
 * Returns the title of a route: the label of its page in the menu, the title of its position, or a fixed
 * name.
 * @param position The record, when the route is a position.
 */
function pageTitle(route: Route, menu: readonly MenuEntry[], position?: Position | null): string {
  const label = menu.find(({ page }) => page === route.screen)?.label;
  const named = route.screen === 'lavora_con_noi_dettaglio' ? position?.titolo : label;
  const name = route.screen === 'home' ? '' : (named && plainText(named)) || nameOf(route);
  return name === '' ? SITE_NAME : `${name} — ${SITE_NAME}`;
}

const NO_POSITION = positionPath('');

/** Renders the entry: the frame around all screens. */
export function Shell(): ReactNode {
  const addressRoute = useAddressRoute();
  const route = addressRoute ?? ROUTE_OF_EXPORT;
  const menu = useMenu();
  const key = route.screen === 'lavora_con_noi_dettaglio' ? route.key : undefined;
  const position = useRecord(key === undefined ? NO_POSITION : positionPath(key));
  useTitle(pageTitle(route, menu, position));
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
