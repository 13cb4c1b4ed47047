import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LiveControl } from '@/components/blocks/live-control';
import { startLiveSession } from '@/lib/browser/live/live-session';
import type { Records } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import type { Store } from '@/lib/store/store';

/** A running connection to the database: the function that stops it, and the control that pauses updates. */
interface LiveContent {
  readonly stop: () => void;
  readonly control: ReactNode;
}

/**
 * Connects the published site to its database. This file is a separate chunk, loaded after the page.
 * @param data What the page was made from.
 * @param store The store that the page shows; it receives the updates.
 */
export function startLiveContent({ settings, snapshot }: SiteData, store: Store<Records>): LiveContent {
  const session = startLiveSession({
    databaseUrl: settings.databaseUrl,
    basePath: `projects/${settings.project}`,
    store,
    fingerprints: snapshot.fingerprints,
    commit: flushSync,
    onLive: () => (document.documentElement.dataset['live'] = ''),
    loadSanitiser: async () => (await import('@/lib/html/site-sanitiser')).siteSanitiser(),
  });
  return { stop: session.stop, control: <LiveControl session={session} /> };
}
