import { useEffect } from 'react';
import type { Records } from '@/lib/content/records';
import { enhance } from '@/lib/browser/enhance/enhance';
import type { Store } from '@/lib/store/store';
import type { SiteData } from '@/lib/content/site-data';
import { whenIdle } from '@/lib/browser/start/when-idle';

const LATEST_ATTACH_MS = 4000;

/**
 * Attaches the published site to its database once the page is idle. The live side is a chunk of its own; when it
 * cannot be loaded, the page stays what it is and says that it does not follow the content (`ReloadOffer`). A share of visits may stay with the snapshot (`liveSampling`).
 */
export function useLiveContent({ settings, snapshot }: SiteData, store: Store<Records>): void {
  useEffect(() => {
    if (Math.random() >= settings.liveSampling) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    async function attach(): Promise<void> {
      const { startLive } = await import('@/lib/browser/live/start-live');
      if (isOver) return;
      stop = startLive({
        databaseUrl: settings.databaseUrl,
        basePath: `projects/${settings.project}`,
        store,
        fingerprints: snapshot.fingerprints,
        onLive: () => (document.documentElement.dataset['live'] = ''),
        loadSanitiser: async () => (await import('@/lib/browser/live/load-sanitiser')).loadSanitiser(),
      });
    }
    const tryToAttach = (): Promise<void> =>
      attach().catch((error: unknown) => {
        document.documentElement.dataset['scripts'] = 'failed';
        throw error;
      });
    const cancel = whenIdle(() => enhance('live content', tryToAttach), LATEST_ATTACH_MS);
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [settings, snapshot, store]);
}
