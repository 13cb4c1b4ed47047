import { useEffect, useState } from 'react';
import type { Records } from '@/lib/content/records';
import { startPreview } from '@/lib/browser/preview/start-preview';
import { linkBase, parsePreviewAddress } from '@/lib/route/preview-address';
import type { PreviewFacts } from '@/lib/browser/preview/preview-facts';
import { createStore, type Store } from '@/lib/store/store';
import type { SiteData } from '@/lib/content/site-data';

/** One attempt to show the draft: its address, what it knows, and the content of both sides. */
export interface PreviewSession {
  /** The address before the `#` of internal links. */
  readonly base: string;
  readonly facts: Store<PreviewFacts>;
  readonly draft: Store<Records>;
  readonly published: Store<Records>;
}

function createSession({ snapshot }: SiteData): PreviewSession {
  return {
    base: linkBase(parsePreviewAddress(window.location)),
    facts: createStore<PreviewFacts>({ state: 'checking' }),
    draft: createStore<Records>({}),
    published: createStore<Records>(snapshot.records),
  };
}

/** Starts a preview for as long as the component is there, and gives its session. */
export function usePreviewSession(data: SiteData): PreviewSession {
  const [session] = useState(() => createSession(data));
  useEffect(() => {
    const { base, facts, draft, published } = session;
    facts.set('state', 'checking');
    return startPreview({
      databaseUrl: data.settings.databaseUrl,
      project: data.settings.project,
      key: parsePreviewAddress(window.location).projectApiKey,
      fingerprints: data.snapshot.fingerprints,
      draft,
      published,
      facts,
      loadSanitiser: async () => (await import('@/lib/browser/live/load-sanitiser')).loadSanitiser(base),
    });
  }, [session, data]);
  return session;
}
