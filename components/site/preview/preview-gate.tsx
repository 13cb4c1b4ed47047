import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { SiteData } from '@/lib/content/site-data';
import { enhance } from '@/lib/browser/enhance/enhance';

const TIME_LIMIT_MS = 10_000;

type PreviewComponent = ComponentType<{ readonly data: SiteData }>;

/**
 * Renders a message with a retry button when the scripts did not arrive. It is part of the first load, so it
 * imports no preview code.
 */
function NotLoaded(): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.dataset['preview'] = 'not-loaded';
  }, []);
  return (
    <main className="not-loaded" role="alert">
      <p>Non è stato possibile caricare la pagina.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Riprova
      </button>
    </main>
  );
}

/**
 * Loads the preview, a separate chunk that visitors never request. Until it has arrived, the style sheet
 * shows a spinner (`styles/preview.scss`).
 */
export function PreviewGate({ data }: { readonly data: SiteData }): ReactNode {
  const [Preview, setPreview] = useState<PreviewComponent>();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // Because of this line Next does not compile the import for the export (lib/pipeline/export/next/README.md).
    if (typeof window === 'undefined') return undefined;
    const late = (): void => setLate(true);
    const timer = setTimeout(late, TIME_LIMIT_MS);
    enhance('preview', () =>
      import('./preview').then(
        (chunk) => {
          clearTimeout(timer);
          setPreview(() => chunk.Preview);
        },
        (error: unknown) => {
          late();
          throw error;
        },
      ),
    );
    return () => clearTimeout(timer);
  }, []);
  if (Preview) return <Preview data={data} />;
  return isLate ? <NotLoaded /> : null;
}
