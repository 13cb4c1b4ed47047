import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import { useLacks } from '@/components/kit/page';
import { AboutScreen } from '@/components/screens/about-screen/about-screen';
import { CareersScreen } from '@/components/screens/careers-screen/careers-screen';
import { ContactsScreen } from '@/components/screens/contacts-screen/contacts-screen';
import { HomeScreen } from '@/components/screens/home-screen/home-screen';
import { WhatWeDoScreen } from '@/components/screens/what-we-do-screen/what-we-do-screen';
import type { RecordPath, Records } from '@/lib/content/schema/records';
import { switchRoute } from '@/lib/route/hash-location';
import { type Route, routeId, SINGLE_SCREENS, type SingleScreen, type TabCode } from '@/lib/route/route';
import { useRecord } from '@/components/site/content/record-store';
import { HydratedWhenShown } from './hydrated-when-shown';
import { PositionDetail, Positions } from './positions';
import { ScreenBoundary } from './screen-boundary';

interface PageProps<P extends RecordPath> {
  readonly id: string;
  readonly path: P;
  readonly screen: ComponentType<{ readonly page: NonNullable<Records[P]> }>;
}

function PageOfRecord<P extends RecordPath>({ id, path, screen: Screen }: PageProps<P>): ReactNode {
  const page = useRecord(path);
  return (
    <ScreenBoundary id={id} madeFrom={[page]}>
      {page && <Screen page={page} />}
    </ScreenBoundary>
  );
}

/** Renders a screen that is made from one record. */
function Page<P extends RecordPath>(props: PageProps<P>): ReactNode {
  return (
    <HydratedWhenShown id={props.id}>
      <PageOfRecord {...props} />
    </HydratedWhenShown>
  );
}

const HOME = <Page id="/" path="pagine/home" screen={HomeScreen} />;

/** The screens that are made from one record. */
const SINGLE: Readonly<Record<SingleScreen, ReactNode>> = {
  chi_siamo: <Page id="/chi_siamo" path="pagine/chi_siamo" screen={AboutScreen} />,
  lavora_con_noi: <Page id="/lavora_con_noi" path="pagine/lavora_con_noi" screen={CareersScreen} />,
  contatti: <Page id="/contatti" path="pagine/contatti" screen={ContactsScreen} />,
};

function WhatWeDoOfRecords({ tab }: { readonly tab: TabCode }): ReactNode {
  const page = useRecord('pagine/cosa_facciamo');
  const services = useRecord('pagine/cosa_facciamo/servizi');
  const products = useRecord('pagine/cosa_facciamo/prodotti');
  const welfare = useRecord('pagine/cosa_facciamo/welfare');
  const lacks = useLacks();
  const onTab = (chosen: TabCode): void => switchRoute(routeId({ screen: 'cosa_facciamo', tab: chosen }));
  return (
    <ScreenBoundary id="/cosa_facciamo" madeFrom={[page, services, products, welfare]}>
      {page && services && products && welfare && (
        <WhatWeDoScreen {...{ page, services, products, welfare, lacks, tab, onTab }} />
      )}
    </ScreenBoundary>
  );
}

const WhatWeDo = memo(function WhatWeDo({ tab }: { readonly tab: TabCode }): ReactNode {
  return (
    <HydratedWhenShown id="/cosa_facciamo">
      <WhatWeDoOfRecords tab={tab} />
    </HydratedWhenShown>
  );
});

/** Renders the screen of a route. */
export function Screen({ route }: { readonly route: Route }): ReactNode {
  switch (route.screen) {
    case 'home':
      return HOME;
    case 'cosa_facciamo':
      return <WhatWeDo tab={route.tab} />;
    case 'lavora_con_noi_dettaglio':
      return route.key === undefined ? null : <PositionDetail positionKey={route.key} />;
    default:
      return SINGLE[route.screen];
  }
}

/**
 * Renders every screen that the site has, each in its own error boundary. The style sheets decide which one is
 * visible. When the route changes, React renders only the screens that depend on it: all of them would be the
 * longest task of a visit.
 */
export function Screens({ route }: { readonly route: Route }): ReactNode {
  const lacks = useLacks();
  const isThere = (screen: Route['screen']): boolean => !lacks.includes(`/${screen}`);
  return (
    <>
      {HOME}
      {isThere('cosa_facciamo') && <WhatWeDo tab={route.screen === 'cosa_facciamo' ? route.tab : 1} />}
      {SINGLE_SCREENS.filter(isThere).map((screen) => (
        <Fragment key={screen}>
          {SINGLE[screen]}
          {screen === 'lavora_con_noi' && <Positions route={route} />}
        </Fragment>
      ))}
    </>
  );
}
