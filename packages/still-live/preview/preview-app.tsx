import { type ReactNode, useLayoutEffect, useMemo, useRef, useEffect } from 'react';
import { DialogHost } from 'still-live/react/dialog/dialog';
import { PageContext, usePage } from 'still-live/react/page';
import { SkipLink } from 'still-live/react/skip-link/skip-link';
import { PreviewBar } from 'still-live/preview/bar/preview-bar';
import { PREVIEW_BAR_ID } from 'still-live/preview/edit-mode/fields';
import { shortDayText } from 'still-live/preview/calendar/day-text';
import { PreviewStateContext } from './preview-state';
import { useStoreValue } from 'still-live/react/use-store-value';
import { useMarkOf, useOrigins } from 'still-live/preview/marks/use-marks';
import { rememberPlace, blockOfPath, isInView, showPath } from 'still-live/preview/marks/blocks';
import { Pins } from 'still-live/preview/remarks/pins';
import { MissingMediaNote, PendingScreen } from './stand-ins';
import type { PreviewView, PreviewState } from 'still-live/browser/preview/preview-state';
import { storedPlace } from 'still-live/browser/inline/scroll-memory';
import type { SiteData } from 'still-live/content/site-data';
import type { PreviewSession } from './preview-session';
import { publicAddress } from './public-address';
import { RecordStoreContext } from 'still-live/react/record-store';
import { Shell } from 'still-live/react/shell';
import { useRoute } from 'still-live/react/use-route';
import { useOtherDay } from './use-other-day';
import { followEditor, tellEditor } from 'still-live/browser/preview/editor';
import { touching } from 'still-live/content/changes/changed-at';
import { type Route, routeId } from 'still-live/route/route';
import type { Store } from 'still-live/store';

const missingMedia = (url: string): ReactNode => <MissingMediaNote url={url} />;
const pendingScreen = (id: string): ReactNode => <PendingScreen id={id} />;

const PREFIXES = { draft: 'Bozza', published: 'Pubblicato' } as const;

function titlePrefix(view: PreviewView, day = 0): string {
  return `${view === 'then' ? shortDayText(day) : PREFIXES[view]} · `;
}

interface PreviewAppProps {
  readonly session: PreviewSession;
  readonly data: SiteData;
}

export function PreviewApp({ session, data }: PreviewAppProps): ReactNode {
  const { state, base } = session;
  const view = useStoreValue(state, 'view') ?? 'draft';
  const day = useStoreValue(state, 'day');
  const changes = useStoreValue(state, 'changes');
  const draftTree = useStoreValue(state, 'draftTree');
  const dayRemark = useOtherDay(session);
  const site = usePage();
  const markOf = useMarkOf(state, view === 'then' ? undefined : changes, view);
  const page = useMemo(
    () => ({
      ...site,
      linkBase: base,
      markOf,
      missingMedia,
      // The published content is complete from the start.
      pendingScreen: view === 'published' ? undefined : pendingScreen,
      titlePrefix: titlePrefix(view, day?.at),
    }),
    [site, base, markOf, view, day],
  );
  const route = useRoute();
  useOrigins(view === 'draft' ? draftTree : undefined);
  useEditor(state, route);
  usePlace(state, view);

  return (
    <PreviewStateContext value={state}>
      <PageContext value={page}>
        <RecordStoreContext value={session[view]}>
          <DialogHost>
            {/* The bar is at the end of the document, many Tab presses away. */}
            <SkipLink targetId={PREVIEW_BAR_ID}>Vai alla barra dei comandi</SkipLink>
            <Shell />
            <Pins />
            <PreviewBar
              route={route}
              publicAddress={publicAddress(route, data, session)}
              remark={view === 'then' ? dayRemark : undefined}
            />
          </DialogHost>
        </RecordStoreContext>
      </PageContext>
    </PreviewStateContext>
  );
}

// Keeps the place of the reader when the view changes, and that of a reloaded page.
function usePlace(state: Store<PreviewState>, view: PreviewView): void {
  const restorePlace = useRef<() => void>(undefined);
  // This runs before React renders the other view.
  useLayoutEffect(() => state.subscribe('view', () => (restorePlace.current = rememberPlace())), [state]);
  useLayoutEffect(() => {
    restorePlace.current?.();
    restorePlace.current = undefined;
  }, [view]);
  useLayoutEffect(() => {
    // The early script has restored the position of a reloaded page before the draft arrived.
    const top = storedPlace()?.scrollTop;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, []);
}

// Obeys an editor around the preview, tells it the route, and shows the change of an opened field.
function useEditor(state: Store<PreviewState>, route: Route): void {
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
