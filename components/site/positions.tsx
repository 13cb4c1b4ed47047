import { memo, type ReactNode } from 'react';
import { usePage } from '@/components/kit/page';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import { positionPath } from '@/lib/content/schema/records';
import { type Route, routeId } from '@/lib/route/route';
import { useRecord } from '@/components/site/content/record-store';
import { HydratedWhenShown } from './hydrated-when-shown';
import { ScreenBoundary } from './screen-boundary';

/** Returns what is known of a position that is not in the page: `undefined` where it may be one that the page leaves out. */
function useAbsent(): null | undefined {
  return usePage().inPage === undefined ? null : undefined;
}

interface PositionProps {
  readonly positionKey: string;
  /** Its route. */
  readonly id: string;
}

function PositionOfRecord({ positionKey, id }: PositionProps): ReactNode {
  const position = useRecord(positionPath(positionKey));
  const introduction = useRecord('pagine/lavora_con_noi/introduzione');
  const absent = useAbsent();
  const applyTo = introduction?.cta_candidatura.cta_link ?? '';
  const noticeTo = introduction?.informativa_candidati ?? '';
  return (
    <ScreenBoundary id={id} madeFrom={[position, applyTo, noticeTo]}>
      <PositionScreen
        positionKey={positionKey}
        position={position === undefined ? absent : position}
        applyTo={applyTo}
        noticeTo={noticeTo}
      />
    </ScreenBoundary>
  );
}

/** Renders the screen of one position. Remembered: the list renders for every route. */
export const PositionDetail = memo(function PositionDetail({
  positionKey,
}: Pick<PositionProps, 'positionKey'>): ReactNode {
  const id = routeId({ screen: 'lavora_con_noi_dettaglio', key: positionKey });
  return (
    <HydratedWhenShown id={id}>
      <PositionOfRecord positionKey={positionKey} id={id} />
    </HydratedWhenShown>
  );
});

/** Returns the keys of the positions that have a screen: those of the list, and the one of the route. */
function usePositionKeys(route: Route): readonly string[] {
  const careers = useRecord('pagine/lavora_con_noi');
  const { inPage } = usePage();
  const keys = inPage ?? careers?.posizioni_aperte.posizioni.map(({ key }) => key) ?? [];
  const wanted = route.screen === 'lavora_con_noi_dettaglio' ? route.key : undefined;
  return wanted === undefined || keys.includes(wanted) ? keys : [...keys, wanted];
}

/** Renders the screens of the positions, and the screen for a position that is not in the page. */
export function Positions({ route }: { readonly route: Route }): ReactNode {
  const keys = usePositionKeys(route);
  const absent = useAbsent();
  // An address that names no position has none to wait for.
  const isNameless = route.screen === 'lavora_con_noi_dettaglio' && route.key === undefined;
  return (
    <>
      {keys.map((key) => (
        <PositionDetail key={key} positionKey={key} />
      ))}
      <PositionScreen positionKey={undefined} position={isNameless ? null : absent} applyTo="" noticeTo="" />
    </>
  );
}
