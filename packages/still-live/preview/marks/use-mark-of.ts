import { useCallback, useEffect, useMemo } from 'react';
import type { MarkOf } from 'still-live/react/page';
import { changesByPlace, touching } from 'still-live/content/changes/changed-at';
import type { Difference } from 'still-live/content/changes/differences';
import type { PreviewState, PreviewView } from 'still-live/browser/preview/preview-state';
import { pathsOf, prefersCalm } from './blocks';
import type { Store } from 'still-live/store';

/** Lets blocks glow, the outermost alone, unless the reader prefers reduced motion. */
function glow(isTouched: (path: string) => boolean): void {
  if (prefersCalm()) return;
  const touched = [...document.querySelectorAll('[data-content]')].filter((block) =>
    pathsOf(block).some(isTouched),
  );
  for (const block of touched) {
    if (touched.some((other) => other !== block && other.contains(block))) continue;
    const from = {
      boxShadow: 'inset 0 0 0 100vmax rgb(var(--action-channels) / 32%)',
      outlineColor: 'var(--action-light)',
      outlineWidth: '0.9rem',
    };
    block.animate([from, {}], { duration: 2400, easing: 'ease-out' });
  }
}

/** Marks how blocks differ from the other version. What has just changed in the draft glows. */
export function useMarkOf(
  state: Store<PreviewState>,
  changes: readonly Difference[] | undefined,
  view: PreviewView,
): MarkOf {
  useEffect(() => {
    if (view !== 'draft') return undefined;
    // With the next frame, when it is rendered.
    return state.subscribe('changedPaths', () => {
      requestAnimationFrame(() => glow(touching(state.get('changedPaths') ?? [])));
    });
  }, [state, view]);
  const changeAt = useMemo(
    () => changesByPlace(changes ?? [], view === 'draft' ? 'new' : 'old'),
    [changes, view],
  );
  return useCallback(
    (...paths) => ({
      'data-content': paths.join('#'),
      'data-changed': paths.map(changeAt).find((kind) => kind !== undefined),
    }),
    [changeAt],
  );
}
