import { useEffect } from 'react';
import { blockOfPath, isInView } from 'still-live/preview/marks/blocks';
import { showPath } from 'still-live/preview/marks/show-path';
import { followEditor, tellEditor } from 'still-live/browser/preview/editor-messages';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { touching } from 'still-live/content/changes/changed-at';
import { type Route, routeId } from 'still-live/route/route';
import type { Store } from 'still-live/store';

/** Shows what an editor around the preview asks for, tells it the route, and shows the change of an opened field. */
export function useEditor(state: Store<PreviewState>, route: Route): void {
  useEffect(() => tellEditor({ type: 'route', route: routeId(route) }), [route]);
  useEffect(() => followEditor((path) => showPath(path)), []);
  useEffect(
    () =>
      state.subscribe('changedPaths', () => {
        const opened = state.get('openedField');
        if (opened === undefined || !touching(state.get('changedPaths') ?? [])(opened)) return;
        requestAnimationFrame(() => {
          const block = blockOfPath(opened);
          if (!block || !isInView(block)) showPath(opened);
        });
      }),
    [state],
  );
}
