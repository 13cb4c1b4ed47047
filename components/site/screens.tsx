import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { AboutScreen } from '@/components/screens/about-screen/about-screen';
import { CareersScreen } from '@/components/screens/careers-screen/careers-screen';
import { ContactsScreen } from '@/components/screens/contacts-screen/contacts-screen';
import { HomeScreen } from '@/components/screens/home-screen/home-screen';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import { WhatWeDoScreen } from '@/components/screens/what-we-do-screen/what-we-do-screen';
import type { SafeHtml } from '@/lib/content/safe-html';
import { positionPath } from '@/lib/content/records';
import { switchRoute } from '@/lib/route/hash-location';
import { trustedHtml } from '@/lib/html/trusted-types';
import { POSITION_SLOT_ID } from '@/lib/route/position-slot';
import { type Route, routeId } from '@/lib/route/route';
import { PendingScreenContext } from './content/pending-screen-context';
import { PositionsInPageContext } from './content/positions-in-page';
import { useRecord } from './content/record-store';
import { ScreenBoundary } from './screen-boundary';

/** In place of a screen that cannot be shown yet. */
function Pending({ id }: { readonly id: string }): ReactNode {
  return useContext(PendingScreenContext)?.(id);
}

function Home(): ReactNode {
  const page = useRecord('pagine/home');
  return (
    <ScreenBoundary id="/" madeFrom={[page]}>
      {page ? <HomeScreen page={page} /> : <Pending id="/" />}
    </ScreenBoundary>
  );
}

function WhatWeDo({ route }: { readonly route: Route }): ReactNode {
  const page = useRecord('pagine/cosa_facciamo');
  const services = useRecord('pagine/cosa_facciamo/servizi');
  const products = useRecord('pagine/cosa_facciamo/prodotti');
  const welfare = useRecord('pagine/cosa_facciamo/welfare');
  if (!page || !services || !products || !welfare) return <Pending id="/cosa_facciamo" />;
  return (
    <ScreenBoundary id="/cosa_facciamo" madeFrom={[page, services, products, welfare]}>
      <WhatWeDoScreen
        page={page}
        services={services}
        products={products}
        welfare={welfare}
        tab={route.screen === 'cosa_facciamo' ? route.tab : 1}
        onTab={(tab) => switchRoute(routeId({ screen: 'cosa_facciamo', tab }))}
      />
    </ScreenBoundary>
  );
}

function About(): ReactNode {
  const page = useRecord('pagine/chi_siamo');
  return (
    <ScreenBoundary id="/chi_siamo" madeFrom={[page]}>
      {page ? <AboutScreen page={page} /> : <Pending id="/chi_siamo" />}
    </ScreenBoundary>
  );
}

function Careers(): ReactNode {
  const page = useRecord('pagine/lavora_con_noi');
  return (
    <ScreenBoundary id="/lavora_con_noi" madeFrom={[page]}>
      {page ? <CareersScreen page={page} /> : <Pending id="/lavora_con_noi" />}
    </ScreenBoundary>
  );
}

function Contacts(): ReactNode {
  const page = useRecord('pagine/contatti');
  return (
    <ScreenBoundary id="/contatti" madeFrom={[page]}>
      {page ? <ContactsScreen page={page} /> : <Pending id="/contatti" />}
    </ScreenBoundary>
  );
}

function removeFromSlot(id: string): void {
  const slot = document.getElementById(POSITION_SLOT_ID);
  if (slot?.dataset['holds'] !== id) return;
  slot.replaceChildren();
  delete slot.dataset['holds'];
}

function PositionDetail({ positionKey }: { readonly positionKey: string }): ReactNode {
  const position = useRecord(positionPath(positionKey));
  const careers = useRecord('pagine/lavora_con_noi');
  const isAwaited = useContext(PendingScreenContext) !== undefined && position === undefined;
  const isElsewhere = useContext(PositionsInPageContext) !== undefined && position === undefined;
  useLayoutEffect(() => {
    // The record has come: what the early script took from its file makes room in the same frame.
    if (!isElsewhere) removeFromSlot(routeId({ screen: 'lavora_con_noi_dettaglio', key: positionKey }));
  }, [isElsewhere, positionKey]);
  if (isElsewhere) return null;
  if (isAwaited) return <Pending id={routeId({ screen: 'lavora_con_noi_dettaglio', key: positionKey })} />;
  const applyTo = careers?.introduzione.cta_candidatura.cta_link ?? '';
  return (
    <ScreenBoundary
      id={routeId({ screen: 'lavora_con_noi_dettaglio', key: positionKey })}
      madeFrom={[position, applyTo]}
    >
      <PositionScreen positionKey={positionKey} position={position ?? null} applyTo={applyTo} />
    </ScreenBoundary>
  );
}

/** The keys of the positions that have a screen: those of the list, and the one in the address if it came later. */
function usePositionKeys(route: Route): readonly string[] {
  const careers = useRecord('pagine/lavora_con_noi');
  const inPage = useContext(PositionsInPageContext);
  const keys = inPage ?? careers?.posizioni_aperte.posizioni.map(({ key }) => key) ?? [];
  const wanted = route.screen === 'lavora_con_noi_dettaglio' ? route.key : undefined;
  return wanted === undefined || keys.includes(wanted) ? keys : [...keys, wanted];
}

/** A place that React leaves alone: the early script fills it with a position that the page does not hold. */
function PositionSlot(): ReactNode {
  const [nothing] = useState(() => ({ __html: trustedHtml('' as SafeHtml) }));
  return <div id={POSITION_SLOT_ID} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

/** Every screen of the site, each behind a boundary of its own; the style sheets decide which one is seen. */
export function Screens({ route }: { readonly route: Route }): ReactNode {
  const positionKeys = usePositionKeys(route);
  return (
    <>
      <Home />
      <WhatWeDo route={route} />
      <About />
      <Careers />
      {positionKeys.map((key) => (
        <PositionDetail key={key} positionKey={key} />
      ))}
      <PositionSlot />
      <PositionScreen positionKey={undefined} position={null} applyTo="" />
      <Contacts />
    </>
  );
}
