import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { startLate } from 'still-live/browser/enhance/late-code';
import type { SiteData } from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import { START_FAILED, pageState } from 'still-live/route/page-state';

const TIME_LIMIT_MS = 10_000;

// The inline script shows its message with a button to try again (packages/still-live/browser/inline/failed-start.ts).
function tellFailure(): void {
  dispatchEvent(new Event(START_FAILED));
}

/** Loads the script of the preview. Until it has arrived, a style shows a spinner (`styles/preview.scss`). */
export function PreviewGate({ data }: { readonly data: SiteData }): ReactNode {
  const [Preview, setPreview] = useState<ComponentType<{ readonly data: SiteData }>>();
  useEffect(() => {
    const timer = setTimeout(tellFailure, TIME_LIMIT_MS);
    const stop = startLate({
      name: 'preview',
      load: () => declared('chunks').preview(),
      start: (chunk) => {
        clearTimeout(timer);
        // It may be late: then it takes the place of the message.
        document.querySelector('body > .not-loaded')?.remove();
        delete pageState().scripts;
        setPreview(() => chunk.Preview);
      },
      onFailure: tellFailure,
      isUrgent: true,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return Preview && <Preview data={data} />;
}
