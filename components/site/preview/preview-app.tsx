import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DialogHost } from '@/components/kit/dialog-host/dialog-host';
import { LinkBaseContext } from '@/components/kit/link/link-base';
import { MarkContext } from '@/components/kit/mark/mark';
import { MissingMediaContext } from '@/components/kit/picture/missing-media';
import { SkipLink } from '@/components/kit/skip-link/skip-link';
import { PREVIEW_BAR_ID, PreviewBar } from '@/components/preview/bar/preview-bar';
import { ChangesContext } from '@/components/preview/facts/changes-context';
import { FactsContext, useFactOf } from '@/components/preview/facts/facts-context';
import { useMarkOf } from '@/components/preview/marks/use-mark-of';
import { keepPlace } from '@/components/preview/marks/kept-place';
import { rememberPlace } from '@/components/preview/marks/reading-place';
import { MissingMediaNote } from '@/components/preview/missing-media/missing-media-note';
import { PendingScreen } from '@/components/preview/pending-screen/pending-screen';
import type { PreviewView } from '@/components/preview/preview-view';
import { differences } from '@/lib/content/changes/differences';
import type { PreviewSession } from './preview-session';
import { PendingScreenContext } from '../content/pending-screen-context';
import { RecordStoreContext } from '../content/record-store';
import { Shell } from '../shell';
import { TitlePrefixContext } from '../route/title-prefix';
import { useRoute } from '../route/use-route';

function missingMedia(url: string): ReactNode {
  return <MissingMediaNote url={url} />;
}

function pendingScreen(id: string): ReactNode {
  return <PendingScreen id={id} />;
}

/** The site with the draft (or, for comparison, what is published) as its content, and the preview bar. */
export function PreviewApp({ session }: { readonly session: PreviewSession }): ReactNode {
  const { facts, draft, published, base } = session;
  const [view, setView] = useState<PreviewView>('draft');
  const [draftTree, publishedTree] = [useFactOf(facts, 'draftTree'), useFactOf(facts, 'publishedTree')];
  const changes = useMemo(
    () =>
      draftTree === undefined || publishedTree === undefined
        ? undefined
        : differences(publishedTree, draftTree),
    [draftTree, publishedTree],
  );
  const markOf = useMarkOf(facts, changes, view);
  const route = useRoute();
  const restorePlace = useRef<() => void>(undefined);

  function show(next: PreviewView): void {
    restorePlace.current = rememberPlace();
    setView(next);
  }
  useLayoutEffect(() => {
    restorePlace.current?.();
    restorePlace.current = undefined;
  }, [view]);
  useLayoutEffect(() => keepPlace(), []);

  return (
    <FactsContext value={facts}>
      <ChangesContext value={changes}>
        <LinkBaseContext value={base}>
          <MarkContext value={markOf}>
            <RecordStoreContext value={view === 'draft' ? draft : published}>
              <MissingMediaContext value={missingMedia}>
                <DialogHost>
                  {/* The bar stands at the end of the page. */}
                  <SkipLink targetId={PREVIEW_BAR_ID}>Vai alla barra dei comandi</SkipLink>
                  <TitlePrefixContext value={view === 'draft' ? 'Bozza · ' : 'Pubblicato · '}>
                    {/* What is published is all there from the start. */}
                    <PendingScreenContext value={view === 'draft' ? pendingScreen : undefined}>
                      <Shell />
                    </PendingScreenContext>
                  </TitlePrefixContext>
                  <PreviewBar route={route} view={view} onView={show} />
                </DialogHost>
              </MissingMediaContext>
            </RecordStoreContext>
          </MarkContext>
        </LinkBaseContext>
      </ChangesContext>
    </FactsContext>
  );
}
