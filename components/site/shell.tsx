import { type ReactNode, useContext } from 'react';
import { Footer } from '@/components/blocks/footer/footer';
import { ReloadOffer } from '@/components/blocks/reload-offer/reload-offer';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { NoScript } from '@/components/kit/no-script/no-script';
import { SkipLink } from '@/components/kit/skip-link/skip-link';
import { positionPath } from '@/lib/content/records';
import { LiveControlContext } from './content/live-control-context';
import { useRecord } from './content/record-store';
import { ScreensContext } from './content/screens-context';
import { useMenu } from './content/use-menu';
import { pageTitle } from './route/page-title';
import { ROUTE_OF_EXPORT, useAddressRoute } from './route/use-route';
import { useTitle } from './route/use-title';
import { Screens } from './screens';

const NO_POSITION = positionPath('');

function FooterOfSite(): ReactNode {
  const footer = useRecord('footer');
  const liveControl = useContext(LiveControlContext);
  const screens = useContext(ScreensContext);
  return (
    footer && (
      <Footer footer={footer} screens={screens}>
        {liveControl}
      </Footer>
    )
  );
}

/** Renders the frame of every page: skip link, toolbar, all screens, footer. */
export function Shell(): ReactNode {
  const addressRoute = useAddressRoute();
  const route = addressRoute ?? ROUTE_OF_EXPORT;
  const menu = useMenu();
  const key = route.screen === 'lavora_con_noi_dettaglio' ? route.key : undefined;
  const position = useRecord(key === undefined ? NO_POSITION : positionPath(key));
  useTitle(pageTitle(route, menu, position));
  return (
    <>
      <SkipLink targetId="contenuto">Vai al contenuto</SkipLink>
      <Toolbar entries={menu} route={addressRoute} />
      <main id="contenuto" tabIndex={-1}>
        <Screens route={route} />
      </main>
      <ReloadOffer />
      <FooterOfSite />
      {/* Without scripts a static page cannot know that a draft was requested, so every page says this. */}
      <NoScript>
        <p className="no-preview">
          Senza JavaScript si vede il sito pubblicato: l’anteprima di una bozza ha bisogno di JavaScript.
        </p>
      </NoScript>
    </>
  );
}
