import { useEffect } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';
import { whenIdle } from '@/lib/browser/start/when-idle';

const LATEST_START_MS = 4000;

/**
 * Lets the browser's own search find the text of every screen, where the browser can (Chromium 102, Firefox
 * 139, the preview of Safari). A chunk of its own, once the page is idle.
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
