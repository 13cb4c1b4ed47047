import { flushSync } from 'react-dom';
import { LiveControl } from './live-control';
import { startLiveSession } from 'still-live/browser/live/live-session';
import { LIVE_UPDATE } from 'still-live/browser/vitals/live-update';
import type { Records } from 'still-live/content/schema/records';
import type { SiteData } from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import type { Store } from 'still-live/store';
import { liveControl } from './record-store';
import { pageState } from 'still-live/route/page-state';

/**
 * Connects the published site to its database. This file is a script of its own, loaded after the page.
 * @param data What the page was made from.
 * @param store The store that the page shows; it receives the updates.
 * @returns A function that ends the connection.
 */
export function startLiveContent({ settings, snapshot }: SiteData, store: Store<Records>): () => void {
  const { siteUrl } = settings;
  const loadSanitiser = async () =>
    (await import('still-live/html/sanitiser')).siteSanitiser(undefined, siteUrl);
  const session = startLiveSession({
    databaseUrl: settings.databaseUrl,
    basePath: `projects/${settings.project}`,
    store,
    fingerprints: snapshot.fingerprints,
    commit: (change) => {
      performance.mark(LIVE_UPDATE);
      flushSync(change);
    },
    onLive: () => (pageState().live = ''),
    loadParser: async () => (await declared('chunks').live()).createRecordParser({ loadSanitiser, siteUrl }),
  });
  liveControl.set('element', <LiveControl session={session} />);
  return () => {
    session.stop();
    liveControl.set('element', undefined);
  };
}
