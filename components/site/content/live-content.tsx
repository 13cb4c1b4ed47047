import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LiveControl } from '@/components/blocks/live-control/live-control';
import { startLiveSession } from '@/lib/browser/live/live-session';
import type { Records } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import type { Store } from '@/lib/store/store';

/** The live side of a page: what ends it, and the control that pauses it. */
interface LiveContent {
  readonly stop: () => void;
  readonly control: ReactNode;
}

/** Attaches the published site to its database. Takes the site's data and the store that its page shows. A chunk of its own, for after the page. */
export function startLiveContent({ settings, snapshot }: SiteData, store: Store<Records>): LiveContent {
  const session = startLiveSession({
    databaseUrl: settings.databaseUrl,
    basePath: `projects/${settings.project}`,
    store,
    fingerprints: snapshot.fingerprints,
    commit: flushSync,
    onLive: () => (document.documentElement.dataset['live'] = ''),
    loadSanitiser: async () => (await import('@/lib/browser/live/load-sanitiser')).loadSanitiser(),
  });
  return { stop: session.stop, control: <LiveControl session={session} /> };
}
