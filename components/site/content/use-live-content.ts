import { useEffect } from 'react';
import type { Records } from '@/lib/content/records';
import type { Store } from '@/lib/store/store';
import type { SiteData } from '@/lib/content/site-data';
import { startLate } from '@/lib/browser/start/late-code';

/** Returns whether the visitor asked the browser to save data (Network Information API, only in Chromium). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/**
 * Connects the published site to its database once the page is idle. When the chunk for this cannot be
 * loaded, the page stays as it is and offers to reload (`ReloadOffer`). Visitors who save data, and those
 * outside the sample (`liveSampling`), keep the snapshot.
 */
export function useLiveContent(data: SiteData, store: Store<Records>): void {
  useEffect(() => {
    if (savesData() || Math.random() >= data.settings.liveSampling) return undefined;
    return startLate({
      name: 'live content',
      load: () => (typeof window === 'undefined' ? undefined : import('./live-content')),
      start: ({ startLiveContent }) => startLiveContent(data, store),
      onFailure: () => (document.documentElement.dataset['scripts'] = 'failed'),
    });
  }, [data, store]);
}
