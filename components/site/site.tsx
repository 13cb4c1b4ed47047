'use client';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { PageContext } from '@/components/kit/page';
import { startLate } from '@/lib/browser/start/late-code';
import type { Records } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import { parsePreviewAddress } from '@/lib/route/preview-address';
import { createStore } from '@/lib/store/store';
import { RecordStoreContext } from '@/components/site/content/record-store';
import { useLiveContent } from './content/use-live-content';
import { PreviewGate } from './preview/preview-gate';
import { useCanonical } from '@/components/site/use-route';
import { Shell } from './shell';

/**
 * Keeps screens that are not shown out of reader views, and lets the search of the browser (Ctrl+F) find their text
 * where it can (Chromium 102, Firefox 139, Safari Technology Preview).
 */
const startHiddenScreens = (): (() => void) =>
  startLate({
    name: 'hidden screens',
    load: () => (typeof window === 'undefined' ? undefined : import('@/lib/browser/enhance/hidden-screens')),
    start: ({ markHiddenScreens }) => markHiddenScreens(),
  });

/** Measures the visits of the published site. */
const startVitals = ({ settings: { vitalsUrl }, release }: SiteData): (() => void) =>
  startLate({
    name: 'web vitals',
    load: () => (typeof window === 'undefined' ? undefined : import('@/lib/browser/vitals/report-vitals')),
    start: ({ reportVitals }) => reportVitals({ vitalsUrl, release }),
  });

/** One element, so that React renders the screens again only when their content or their route changes. */
const SHELL = <Shell />;

/** Renders the published site: hydrated from the snapshot, then live. */
function PublishedSite({ data }: { readonly data: SiteData }): ReactNode {
  const [store] = useState(() => createStore<Records>(data.snapshot.records));
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  useCanonical(data);
  useEffect(startHiddenScreens, []);
  useLiveContent(data, store);
  useEffect(() => startVitals(data), [data]);
  return <RecordStoreContext value={store}>{SHELL}</RecordStoreContext>;
}

const neverChanges = (): (() => void) => () => undefined;
const isDraft = (): boolean => parsePreviewAddress(window.location).draft;
const isDraftInExport = (): boolean => false;

/**
 * Renders the root: the published site or, when the address asks for the draft, the preview. The export
 * contains the published site; in draft mode the early script hides it until the preview has started.
 */
export function Site({ data }: { readonly data: SiteData }): ReactNode {
  const draft = useSyncExternalStore(neverChanges, isDraft, isDraftInExport);
  // The preview shows every screen and position.
  const shown = draft ? { ...data, snapshot: undefined, inPage: undefined } : data;
  return (
    <PageContext value={shown}>
      {draft ? <PreviewGate data={data} /> : <PublishedSite data={data} />}
    </PageContext>
  );
}
