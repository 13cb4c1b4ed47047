import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { PositionScreen } from '@/components/screens/position-screen/position-screen';
import { POSITION_SLOT_ID } from '@/lib/content/positions-in-page';
import { positionPath } from '@/lib/content/records';
import type { SafeHtml } from '@/lib/content/safe-html';
import { trustedHtml } from '@/lib/html/trusted-types';
import { type Route, routeId } from '@/lib/route/route';
import { PendingScreenContext, useRecord } from '@/components/site/content/record-store';
import { ScreenBoundary } from './screen-boundary';

/** Keys of the positions that the page contains; `undefined` when it contains all of them. */
export const PositionsInPageContext = createContext<readonly string[] | undefined>(undefined);

function emptySlot(id: string): void {
  const slot = document.getElementById(POSITION_SLOT_ID);
  if (slot?.dataset['holds'] !== id) return;
  slot.replaceChildren();
  delete slot.dataset['holds'];
}

/** Renders the screen of one position. */
export function PositionDetail({ positionKey }: { readonly positionKey: string }): ReactNode {
  const position = useRecord(positionPath(positionKey));
  const introduction = useRecord('pagine/lavora_con_noi/introduzione');
  const pendingScreen = useContext(PendingScreenContext);
  const isInSlot = useContext(PositionsInPageContext) !== undefined && position === undefined;
  const id = routeId({ screen: 'lavora_con_noi_dettaglio', key: positionKey });
  useLayoutEffect(() => {
    // The record has arrived: its screen replaces the content of the slot in the same frame.
    if (!isInSlot) emptySlot(id);
  }, [isInSlot, id]);
  if (isInSlot) return null;
  if (pendingScreen && position === undefined) return pendingScreen(id);
  const applyTo = introduction?.cta_candidatura.cta_link ?? '';
  const noticeTo = introduction?.informativa_candidati ?? '';
  return (
    <ScreenBoundary id={id} madeFrom={[position, applyTo, noticeTo]}>
      <PositionScreen
        positionKey={positionKey}
        position={position ?? null}
        applyTo={applyTo}
        noticeTo={noticeTo}
      />
    </ScreenBoundary>
  );
}

/** Returns the keys of the positions that have a screen: those of the list, and the one of the route. */
function usePositionKeys(route: Route): readonly string[] {
  const careers = useRecord('pagine/lavora_con_noi');
  const inPage = useContext(PositionsInPageContext);
  const keys = inPage ?? careers?.posizioni_aperte.posizioni.map(({ key }) => key) ?? [];
  const wanted = route.screen === 'lavora_con_noi_dettaglio' ? route.key : undefined;
  return wanted === undefined || keys.includes(wanted) ? keys : [...keys, wanted];
}

/** Renders the slot for a position that the page does not contain. React never changes its content. */
function PositionSlot(): ReactNode {
  const [nothing] = useState(() => ({ __html: trustedHtml('' as SafeHtml) }));
  return <div id={POSITION_SLOT_ID} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

/** Renders the screens of the positions, the slot, and the screen for a position that does not exist. */
export function Positions({ route }: { readonly route: Route }): ReactNode {
  const keys = usePositionKeys(route);
  return (
    <>
      {keys.map((key) => (
        <PositionDetail key={key} positionKey={key} />
      ))}
      <PositionSlot />
      <PositionScreen positionKey={undefined} position={null} applyTo="" noticeTo="" />
    </>
  );
}
