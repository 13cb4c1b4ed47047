import { useEffect } from 'react';
import { reportChunkError } from '@/components/kit/chunk-error/report-chunk-error';
import type { Records } from '@/lib/content/records';
import type { Store } from '@/lib/store/store';
import type { SiteData } from './site-data';
import { whenIdle } from './when-idle';

const LATEST_ATTACH_MS = 4000;

/**
 * Attaches the published site to its database once the page is idle. The live side is a chunk of its own; when it
 * cannot be loaded, the page stays what it is and says that it does not follow the content (`ReloadOffer`). A share of visits may stay
 * with the snapshot (`liveSampling`).
 */
export function useLiveContent({ settings, snapshot }: SiteData, store: Store<Records>): void {
  useEffect(() => {
    if (Math.random() >= settings.liveSampling) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      import('@/lib/live/start-live').then(
        ({ startLive }) => {
          if (isOver) return;
          stop = startLive({
            databaseUrl: settings.databaseUrl,
            basePath: `projects/${settings.project}`,
            store,
            fingerprints: snapshot.fingerprints,
            onLive: () => (document.documentElement.dataset['live'] = ''),
            loadSanitiser: async () => (await import('@/components/site/load-sanitiser')).loadSanitiser(),
          });
        },
        (error: unknown) => {
          document.documentElement.dataset['scripts'] = 'failed';
          reportChunkError(error);
        },
      );
    }, LATEST_ATTACH_MS);
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [settings, snapshot, store]);
}
