import { memo, type ReactNode } from 'react';
import { usePage } from './page';
import { useRecord, useRecords } from './record-store';
import { entryRecord, entryRecordOf, keysOfEntries, noEntry } from 'still-live/content/schema/records';
import { type Route, routeId, screens, type ScreenOf } from 'still-live/route/route';
import { HydratedWhenShown } from './hydrated-when-shown';
import { ScreenBoundary } from './screen-boundary';
import { componentOf, type EntryProps } from './site-components';

type EntryScreen = ScreenOf<'entries'>;

// `undefined` where the page may have left out the entry.
function useAbsent(screen: Route['screen']): null | undefined {
  const { inPage = {} } = usePage();
  return Object.hasOwn(inPage, screen) ? undefined : null;
}

/** Returns `null` when there is no entry or the route names none, and `undefined` while it is read. */
export function useEntryOf(route: Route): unknown {
  const entry = useRecord(entryRecordOf(route) ?? noEntry());
  const absent = useAbsent(route.screen);
  if (route.part === undefined) return null;
  return entry === undefined ? absent : entry;
}

interface EntryDetailProps {
  readonly screen: EntryScreen;
  readonly entryKey: string;
}

function EntryOfRecord({ screen, entryKey }: EntryDetailProps): ReactNode {
  const paths: readonly (keyof EntryProps<EntryScreen>['reads'])[] = screens()[screen].reads;
  const entry = useRecord(entryRecord(screen, entryKey));
  const values = useRecords(paths);
  const absent = useAbsent(screen);
  const Screen = componentOf(screen);
  return (
    <ScreenBoundary id={routeId({ screen, part: entryKey })} madeFrom={[entry, ...values]}>
      <Screen
        entryKey={entryKey}
        entry={entry === undefined ? absent : entry}
        reads={Object.fromEntries(paths.map((path, index) => [path, values[index]]))}
      />
    </ScreenBoundary>
  );
}

export const EntryDetail = memo(function EntryDetail(props: EntryDetailProps): ReactNode {
  return (
    <HydratedWhenShown id={routeId({ screen: props.screen, part: props.entryKey })}>
      <EntryOfRecord {...props} />
    </HydratedWhenShown>
  );
});

interface EntryScreensProps {
  readonly screen: EntryScreen;
  readonly route: Route;
}

// The keys of the list, and the one of the route.
function useKeys({ screen, route }: EntryScreensProps): readonly string[] {
  const list = useRecord(screens()[screens()[screen].list].record);
  const { inPage } = usePage();
  const keys = inPage?.[screen] ?? keysOfEntries(screen, list);
  const wanted = route.screen === screen ? route.part : undefined;
  return wanted === undefined || keys.includes(wanted) ? keys : [...keys, wanted];
}

export function EntryScreens({ screen, route }: EntryScreensProps): ReactNode {
  const keys = useKeys({ screen, route });
  const absent = useAbsent(screen);
  // An address that names no entry has none to wait for.
  const isNameless = route.screen === screen && route.part === undefined;
  const Screen = componentOf(screen);
  return (
    <>
      {keys.map((key) => (
        <EntryDetail key={key} screen={screen} entryKey={key} />
      ))}
      <Screen entryKey={undefined} entry={isNameless ? null : absent} reads={{}} />
    </>
  );
}
