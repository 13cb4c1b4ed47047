import { useEffect, useState } from 'react';
import type { Records } from 'still-live/content/schema/records';
import { createRecordParser, type RecordParser } from 'still-live/browser/live/record-parser';
import { createRecordSync } from 'still-live/browser/live/record-sync';
import { createTreeFeed } from 'still-live/browser/preview/draft-tree';
import { startPreview } from 'still-live/browser/preview/start-preview';
import { linkBase, parsePreviewAddress } from 'still-live/route/preview-address';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { createStore } from 'still-live/store';
import type { SiteData } from 'still-live/content/site-data';

export type PreviewSession = ReturnType<typeof createSession>;

function parserFor(base: string, siteUrl: string): () => Promise<RecordParser> {
  const loadSanitiser = async () => (await import('still-live/html/sanitiser')).siteSanitiser(base, siteUrl);
  return () => Promise.resolve(createRecordParser({ loadSanitiser, siteUrl }));
}

function createSession({ snapshot, settings: { siteUrl } }: SiteData) {
  const base = linkBase(parsePreviewAddress(window.location));
  const then = createStore<Records>({});
  const sync = createRecordSync({
    store: then,
    fingerprints: {},
    loadParser: parserFor(base, siteUrl),
  });
  return {
    base,
    // The content of another day, and the function that fills it from a raw tree.
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
      loadParser: parserFor(base, data.settings.siteUrl),
    });
  }, [session, data]);
  return session;
}
