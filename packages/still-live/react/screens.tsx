import { Fragment, memo, type ReactNode } from 'react';
import { useMissingScreens } from './page';
import { useRecord, useRecords } from './record-store';
import { tabRecords } from 'still-live/content/records-of-route';
import { switchRoute } from 'still-live/route/hash-location';
import {
  homeRoute,
  parseRoute,
  type Route,
  routeId,
  missingRouteOf,
  screens,
  screenNames,
  type ScreenName,
  type ScreenOf,
} from 'still-live/route/route';
import type { SafeInline } from 'still-live/html/safe-html';
import { declared, madeOf } from 'still-live/declaration';
import { EntryDetail, EntryScreens } from './entry-screens';
import { HydratedWhenShown } from './hydrated-when-shown';
import { ScreenBoundary } from './screen-boundary';
import { componentOf } from './site-components';

type SingleScreen = ScreenOf<'screen'>;
type TabsScreen = ScreenOf<'tabs'>;

function isKind<Kind extends 'screen' | 'tabs' | 'entries'>(kind: Kind) {
  return (screen: ScreenName): screen is ScreenOf<Kind> => screens()[screen].kind === kind;
}
const [isSingle, hasTabs, hasEntries] = [isKind('screen'), isKind('tabs'), isKind('entries')];

function useHeading(screen: ScreenName): SafeInline | undefined {
  return useRecord(declared('menu'))?.find(({ page }) => page === screen)?.label;
}

function SingleOfRecord({ screen }: { readonly screen: SingleScreen }): ReactNode {
  const { at, record } = screens()[screen];
  const page = useRecord(record);
  const heading = useHeading(screen);
  const Screen = componentOf(screen);
  return (
    <ScreenBoundary id={at} madeFrom={[page]}>
      {page && <Screen page={page} heading={heading} />}
    </ScreenBoundary>
  );
}

// It takes no route, so that a change of route does not render it.
const Single = memo(function Single({ screen }: { readonly screen: SingleScreen }): ReactNode {
  return (
    <HydratedWhenShown id={screens()[screen].at}>
      <SingleOfRecord screen={screen} />
    </HydratedWhenShown>
  );
});

// Always the same array for a screen, because React compares arrays by identity.
const recordsOfTabs = madeOf(
  'screens',
  () =>
    new Map(
      screenNames()
        .filter(hasTabs)
        .map((screen) => [screen, tabRecords(screen)] as const),
    ),
);

interface TabsOfScreenProps {
  readonly screen: TabsScreen;
  readonly active: string | undefined;
}

function TabsOfRecords({ screen, active }: TabsOfScreenProps): ReactNode {
  const { at, record, tabs: names } = screens()[screen];
  const page = useRecord(record);
  const tabs = useRecords(recordsOfTabs().get(screen) ?? []);
  const heading = useHeading(screen);
  const missing = useMissingScreens();
  const all = Object.entries(names).map(([code, name]) => ({
    code,
    name,
    id: routeId({ screen, part: code }),
  }));
  const shown = all.filter(({ id }) => !missing.includes(id));
  const onTab = (part: string): void => switchRoute(routeId({ screen, part }));
  const Screen = componentOf(screen);
  const named = Object.fromEntries(Object.values(names).map((name, index) => [name, tabs[index]]));
  return (
    <ScreenBoundary id={at} madeFrom={[page, ...tabs]}>
      {page && !tabs.includes(undefined) && (
        <Screen {...{ screen, page, heading, tabs: named, shown, active, onTab }} />
      )}
    </ScreenBoundary>
  );
}

const TabsOfScreen = memo(function TabsOfScreen(props: TabsOfScreenProps): ReactNode {
  return (
    <HydratedWhenShown id={screens()[props.screen].at}>
      <TabsOfRecords {...props} />
    </HydratedWhenShown>
  );
});

export function Screen({ route: { screen, part } }: { readonly route: Route }): ReactNode {
  if (hasTabs(screen)) return <TabsOfScreen screen={screen} active={part} />;
  if (hasEntries(screen)) return part === undefined ? null : <EntryDetail screen={screen} entryKey={part} />;
  return isSingle(screen) && <Single screen={screen} />;
}

function AllOfScreen({ screen, route }: { readonly screen: ScreenName; readonly route: Route }): ReactNode {
  if (hasEntries(screen)) return <EntryScreens screen={screen} route={route} />;
  return <Screen route={route.screen === screen ? route : parseRoute(screens()[screen].at)} />;
}

/**
 * Renders every screen that the site has, each in its own error boundary; the style sheets decide which one is visible.
 * The shortest come first, because a screen is painted when all before it have come: those with tabs are as long as
 * several, and of entries there may be fifty.
 * When the route changes, React renders only the screens that depend on it: all of them would be the longest task of a
 * visit.
 */
export function Screens({ route }: { readonly route: Route }): ReactNode {
  const missing = useMissingScreens();
  return [isSingle, hasTabs, hasEntries]
    .flatMap((isOfKind) => screenNames().filter(isOfKind))
    .filter((screen) => screen === homeRoute().screen || !missing.includes(missingRouteOf({ screen })))
    .map((screen) => (
      <Fragment key={screen}>
        <AllOfScreen screen={screen} route={route} />
      </Fragment>
    ));
}
