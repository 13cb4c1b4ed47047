import { useEffect, useState } from 'react';
import type { Records } from '@/lib/content/records';
import { createStore, type Store } from '@/lib/store/store';
import type { SiteData } from '@/lib/content/site-data';
import { startLate } from '@/lib/browser/start/late-code';
import type { LiveControlSlot } from './record-store';

/** Returns whether the visitor asked the browser to save data (Network Information API, only in Chromium). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/**
 * Connects the published site to its database once the page is idle. When the chunk for this cannot be
 * loaded, the page stays as it is and offers to reload (`ReloadOffer`). Visitors who save data, and those
 * outside the sample (`liveSampling`), keep the snapshot.
 * @returns A store with the control that pauses the updates, once the connection starts.
 */
export function useLiveContent(data: SiteData, store: Store<Records>): Store<LiveControlSlot> {
  const [slot] = useState(() => createStore<LiveControlSlot>({}));
  useEffect(() => {
    if (savesData() || Math.random() >= data.settings.liveSampling) return undefined;
    return startLate({
      name: 'live content',
      load: () => (typeof window === 'undefined' ? undefined : import('./live-content')),
      start: ({ startLiveContent }) => {
        const live = startLiveContent(data, store);
        slot.set('control', live.control);
        return live.stop;
      },
      onFailure: () => (document.documentElement.dataset['scripts'] = 'failed'),
    });
  }, [data, store, slot]);
  return slot;
}
