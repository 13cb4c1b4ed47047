import type { ReactNode } from 'react';
import { RouteSection } from './route-section';
import { usePage } from './page';
import { ErrorBoundary, Unavailable } from './boundary';
import { declared } from 'still-live/declaration';

interface ScreenBoundaryProps {
  readonly id: string;
  /**
   * The records the screen is made from. When one changes, it is rendered again. In the preview one may be on its way.
   */
  readonly madeFrom: readonly unknown[];
  readonly children: ReactNode;
}

export function ScreenBoundary({ id, madeFrom, children }: ScreenBoundaryProps): ReactNode {
  const { pendingScreen } = usePage();
  if (pendingScreen && madeFrom.includes(undefined)) return pendingScreen(id);
  const titleId = `titolo-non-disponibile-${id}`;
  const fallback = (
    <RouteSection id={id} labelledBy={titleId}>
      <h1 id={titleId} tabIndex={-1}>
        {declared('words').pageUnavailable}
      </h1>
      <Unavailable />
    </RouteSection>
  );
  return (
    <ErrorBoundary madeFrom={madeFrom} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
