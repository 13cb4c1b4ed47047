import type { ReactNode } from 'react';
import { ReloadOffer } from '@/components/blocks/reload-offer';
import { NoScript } from '@/components/kit/no-script';
import { positionPath } from '@/lib/content/records';
import { useRecord } from './content/record-store';
import { useMenu } from './content/use-menu';
import { Frame } from './frame';
import { pageTitle } from './route/page-title';
import { ROUTE_OF_EXPORT, useAddressRoute, useTitle } from './route/use-route';
import { Screens } from './screens';

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
        <p className="no-preview">
          Senza JavaScript si vede il sito pubblicato: l’anteprima di una bozza ha bisogno di JavaScript.
        </p>
      </NoScript>
    </>
  );
}
