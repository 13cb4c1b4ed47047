import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MarkOf } from '@/components/kit/mark';
import { changesByPlace, touching } from '@/lib/content/changes/changed-at';
import type { Difference } from '@/lib/content/changes/differences';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import type { Store } from '@/lib/store/store';
import type { PreviewView } from '@/components/preview/preview-state';

const GLOW_MS = 2600;

interface Arrival {
  readonly isTouched: (path: string) => boolean;
  /** Alternates with each arrival, so that the animation starts again. */
  readonly turn: 0 | 1;
}

/** Returns what has just changed, while its blocks are highlighted. */
function useArrival(state: Store<PreviewState>): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    let turn: 0 | 1 = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = state.subscribe('changedPaths', () => {
      turn = turn === 0 ? 1 : 0;
      setArrival({ isTouched: touching(state.get('changedPaths') ?? []), turn });
      clearTimeout(timer);
      timer = setTimeout(() => setArrival(undefined), GLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [state]);
  return arrival;
}

/** Returns the function that marks blocks: how they differ from the other version, and what just arrived. */
export function useMarkOf(
  state: Store<PreviewState>,
  changes: readonly Difference[] | undefined,
  view: PreviewView,
): MarkOf {
  const arrival = useArrival(state);
  const changeAt = useMemo(
    () => changesByPlace(changes ?? [], view === 'draft' ? 'new' : 'old'),
    [changes, view],
  );
  return useCallback(
    (...paths) => ({
      'data-content': paths.join('#'),
      'data-changed': paths.map(changeAt).find((kind) => kind !== undefined),
      'data-arrived': view === 'draft' && arrival && paths.some(arrival.isTouched) ? arrival.turn : undefined,
    }),
    [changeAt, view, arrival],
  );
}
