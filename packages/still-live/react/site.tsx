'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { PageContext } from './page';
import { useBrowserValue } from './use-store-value';
import { enhance } from 'still-live/browser/inline/enhance';
import { markHiddenScreens } from 'still-live/browser/enhance/hidden-screens';
import { LATEST_START_MS, startLate } from 'still-live/browser/enhance/late-code';
import { whenIdle } from 'still-live/browser/inline/when';
import type { Records } from 'still-live/content/schema/records';
import type { SiteData } from 'still-live/content/site-data';
import { parsePreviewAddress } from 'still-live/route/preview-address';
import { createStore, type Store } from 'still-live/store';
import { RecordStoreContext } from './record-store';
import { PreviewGate } from './preview-gate';
import { useCanonical } from './use-route';
import { Shell } from './shell';
import { pageState } from 'still-live/route/page-state';

// Keeps screens that are not shown out of reader views, and lets the search of the browser (Ctrl+F) find their text
// where it can (Chromium 102, Firefox 139, Safari Technology Preview).
function startHiddenScreens(): () => void {
  let stop: (() => void) | undefined;
  const start = (): void => void (stop = markHiddenScreens());
  const cancel = whenIdle(() => enhance('hidden screens', start), LATEST_START_MS);
  return () => {
    cancel();
    stop?.();
  };
}

const startVitals = ({ settings: { vitalsUrl }, release }: SiteData): (() => void) =>
  startLate({
    name: 'web vitals',
    load: () =>
      typeof window === 'undefined' ? undefined : import('still-live/browser/vitals/report-vitals'),
    start: ({ reportVitals }) => reportVitals({ vitalsUrl, release }),
  });

// Network Information API, only in Chromium.
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/**
 * Connects the published site to its database once the page is idle. When the script for this cannot be loaded, the
 * page stays as it is and offers to reload (`ReloadOffer`). Visitors who save data, and those outside the sample
 * (`liveSampling`), keep the snapshot.
 */
export function useLiveContent(data: SiteData, store: Store<Records>): void {
  useEffect(() => {
    if (savesData() || Math.random() >= data.settings.liveSampling) return undefined;
    return startLate({
      name: 'live content',
      load: () => (typeof window === 'undefined' ? undefined : import('./live-content')),
      start: ({ startLiveContent }) => startLiveContent(data, store),
      onFailure: () => (pageState().scripts = 'failed'),
    });
  }, [data, store]);
}

function PublishedSite({ data }: { readonly data: SiteData }): ReactNode {
  const [store] = useState(() => createStore<Records>(data.snapshot.records));
  useEffect(() => {
    pageState().hydrated = '';
  }, []);
  useCanonical(data);
  useEffect(startHiddenScreens, []);
  useLiveContent(data, store);
  useEffect(() => startVitals(data), [data]);
  return (
    <RecordStoreContext value={store}>
      <Shell />
    </RecordStoreContext>
  );
}

const isDraft = (): boolean => parsePreviewAddress(window.location).draft;
const isDraftInExport = (): boolean => false;

/**
 * Renders the published site or, when the address asks for the draft, the preview. The export contains the published
 * site; in draft mode the inline script hides it until the preview has started.
 */
export function Site({ data }: { readonly data: SiteData }): ReactNode {
  const draft = useBrowserValue(isDraft, isDraftInExport);
  // The preview shows every screen and entry.
  const shown = draft ? { ...data, snapshot: undefined, inPage: undefined } : data;
  return (
    <PageContext value={shown}>
      {draft ? <PreviewGate data={data} /> : <PublishedSite data={data} />}
    </PageContext>
  );
}
