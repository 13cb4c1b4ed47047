import { useEffect } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';
import { whenIdle } from '@/lib/browser/start/moments';

const LATEST_START_MS = 4000;

/**
 * Keeps screens that are not shown out of reader views, and lets the search of the browser (Ctrl+F) find their text
 * where it can (Chromium 102, Firefox 139, Safari Technology Preview). The code is a separate chunk, loaded once the
 * page is idle.
 */
export function useHiddenScreens(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    async function start(): Promise<void> {
      // Because of this line Next does not compile the import for the export (lib/pipeline/export/next/README.md).
      if (typeof window === 'undefined') return;
      const { markHiddenScreens } = await import('@/lib/browser/hidden/hidden-screens');
      if (!isOver) stop = markHiddenScreens();
    }
    const cancel = whenIdle(() => enhance('hidden screens', start), LATEST_START_MS);
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, []);
}
