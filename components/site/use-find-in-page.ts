import { useEffect } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';
import { whenIdle } from '@/lib/browser/start/when-idle';

const LATEST_START_MS = 4000;

/**
 * Lets the search of the browser (Ctrl+F) find the text of every screen, where the browser supports this
 * (Chromium 102, Firefox 139, Safari Technology Preview). The code is a separate chunk, loaded once the page
 * is idle.
 */
export function useFindInPage(): void {
  useEffect(() => {
    if (!('onbeforematch' in document.documentElement)) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    async function start(): Promise<void> {
      // Because of this line Next does not compile the import for the export (lib/pipeline/export/next/README.md).
      if (typeof window === 'undefined') return;
      const { makeScreensFindable } = await import('@/lib/browser/find/findable-screens');
      if (!isOver) stop = makeScreensFindable();
    }
    const cancel = whenIdle(() => enhance('find in page', start), LATEST_START_MS);
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, []);
}
