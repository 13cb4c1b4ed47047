import { Activity, type ReactNode, use, useState } from 'react';
import { useIsStaticPage } from './page';
import { useBrowserValue } from './use-store-value';
import { currentHash, routeOfHash, subscribeHash } from 'still-live/route/hash-location';
import { visibleIds } from 'still-live/route/visible-ids';

// For each screen that waits, by the id of its element: React needs the same promise each time.
const waiting = new Map<string, Promise<void>>();

const isShown = (id: string): boolean => visibleIds(routeOfHash(currentHash())).includes(id);

function untilShown(id: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeHash(() => {
      if (!isShown(id)) return;
      stop();
      resolve();
    });
  });
}

// `undefined` when the screen is shown now, so that React need not wait.
function whenShown(id: string): Promise<void> {
  const promise = waiting.get(id) ?? untilShown(id);
  waiting.set(id, promise);
  return isShown(id) ? Object.assign(promise, { status: 'fulfilled', value: undefined }) : promise;
}

const never = (): boolean => false;
const inBrowser = (): boolean => typeof window !== 'undefined';

interface ScreenProps {
  readonly id: string;
  readonly children: ReactNode;
}

function Screen({ id, children }: ScreenProps): ReactNode {
  // React asks for the value of the export only while it hydrates.
  const [isOfExport] = useState(useBrowserValue(never, inBrowser));
  // Inside an `Activity`, React leaves the HTML of the export as it is for as long as this waits.
  if (isOfExport) use(whenShown(id));
  return children;
}

/**
 * Leaves a screen of the export as plain HTML until it is shown for the first time: to hydrate all screens was the
 * largest part of what the scripts of a visit do. A screen that is rendered later than the page does not wait. When its
 * properties or a context change before, React renders it anew: give it constant ones.
 */
export function HydratedWhenShown(props: ScreenProps): ReactNode {
  if (useIsStaticPage()) return props.children;
  return (
    <Activity>
      <Screen {...props} />
    </Activity>
  );
}
