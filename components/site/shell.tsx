import { type ReactNode, useContext } from 'react';
import { Footer } from '@/components/blocks/footer/footer';
import { ReloadOffer } from '@/components/blocks/reload-offer/reload-offer';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { NoScript } from '@/components/kit/no-script/no-script';
import { SkipLink } from '@/components/kit/skip-link/skip-link';
import { positionPath } from '@/lib/content/records';
import { pageTitle } from './route/page-title';
import { LiveControlContext } from './content/live-control-context';
import { useRecord } from './content/record-store';
import { Screens } from './screens';
import { ScreensContext } from './content/screens-context';
import { TitlePrefixContext } from './route/title-prefix';
import { useMenu } from './content/use-menu';
import { useRoute } from './route/use-route';
import { useTitle } from './route/use-title';

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

/** The main application shell: skip link, toolbar, all screens, footer. */
export function Shell(): ReactNode {
  const route = useRoute();
  const menu = useMenu();
  const key = route.screen === 'lavora_con_noi_dettaglio' ? route.key : undefined;
  const position = useRecord(key === undefined ? NO_POSITION : positionPath(key));
  useTitle(`${useContext(TitlePrefixContext)}${pageTitle(route, menu, position)}`);
  return (
    <>
      <SkipLink targetId="contenuto">Vai al contenuto</SkipLink>
      <Toolbar entries={menu} route={route} />
      <main id="contenuto" tabIndex={-1}>
        <Screens route={route} />
      </main>
      <ReloadOffer />
      <FooterOfSite />
      {/* A static page cannot see that it was asked for a draft: without scripts this stands at the foot of every page. */}
      <NoScript>
        <p className="no-preview">
          Senza JavaScript si vede il sito pubblicato: l’anteprima di una bozza ha bisogno di JavaScript.
        </p>
      </NoScript>
    </>
  );
}
