import { useEffect, useState } from 'react';
import type { Records } from '@/lib/content/schema/records';
import type { Sanitiser } from '@/lib/html/safe-html';
import { createRecordSync } from '@/lib/browser/live/record-sync';
import { createTreeFeed } from '@/lib/browser/preview/draft-tree';
import { startPreview } from '@/lib/browser/preview/start-preview';
import { linkBase, parsePreviewAddress } from '@/lib/route/preview-address';
import type { PreviewState } from '@/lib/browser/preview/preview-state';
import { createStore } from '@/lib/store';
import type { SiteData } from '@/lib/content/site-data';

export type PreviewSession = ReturnType<typeof createSession>;

function sanitiserFor(base: string, siteUrl: string): () => Promise<Sanitiser> {
  return async () => (await import('@/lib/html/sanitiser')).siteSanitiser(base, siteUrl);
}

function createSession({ snapshot, settings: { siteUrl } }: SiteData) {
  const base = linkBase(parsePreviewAddress(window.location));
  const then = createStore<Records>({});
  const sync = createRecordSync({
    store: then,
    fingerprints: {},
    loadSanitiser: sanitiserFor(base, siteUrl),
    siteUrl,
  });
  return {
    base,
    /** The content of another day, and the function that fills it from a raw tree. */
    then,
    feedThen: createTreeFeed(sync),
    state: createStore<PreviewState>({ phase: 'checking' }),
    draft: createStore<Records>({}),
    published: createStore<Records>(snapshot.records),
  };
}

export function usePreviewSession(data: SiteData): PreviewSession {
  const [session] = useState(() => createSession(data));
  useEffect(() => {
    const { base, state, draft, published } = session;
    state.set('phase', 'checking');
    return startPreview({
      databaseUrl: data.settings.databaseUrl,
      project: data.settings.project,
      key: parsePreviewAddress(window.location).projectApiKey,
      fingerprints: data.snapshot.fingerprints,
      draft,
      published,
      state,
      loadSanitiser: sanitiserFor(base, data.settings.siteUrl),
      siteUrl: data.settings.siteUrl,
    });
  }, [session, data]);
  return session;
}
