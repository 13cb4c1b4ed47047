import { type ReactNode, useEffect, useState } from 'react';
import type { Records } from '@/lib/content/records';
import { enhance } from '@/lib/browser/enhance/enhance';
import type { Store } from '@/lib/store/store';
import type { SiteData } from '@/lib/content/site-data';
import { whenIdle } from '@/lib/browser/start/moments';

const LATEST_ATTACH_MS = 4000;

/** Returns whether the visitor asked the browser to save data (Network Information API, only in Chromium). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/**
 * Connects the published site to its database once the page is idle. When the chunk for this cannot be
 * loaded, the page stays as it is and offers to reload (`ReloadOffer`). Visitors who save data, and those
 * outside the sample (`liveSampling`), keep the snapshot.
 * @returns The control that pauses the updates; `null` until the connection starts.
 */
export function useLiveContent(data: SiteData, store: Store<Records>): ReactNode {
  const [control, setControl] = useState<ReactNode>(null);
  useEffect(() => {
    if (savesData() || Math.random() >= data.settings.liveSampling) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    async function attach(): Promise<void> {
      // Because of this line Next does not compile the import for the export (lib/pipeline/export/next/README.md).
      if (typeof window === 'undefined') return;
      const { startLiveContent } = await import('./live-content');
      if (isOver) return;
      const live = startLiveContent(data, store);
      ({ stop } = live);
      setControl(live.control);
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
  }, [data, store]);
  return control;
}
