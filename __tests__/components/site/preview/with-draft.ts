import { feedDraft } from '@/lib/browser/preview/draft-feed';
import type { PreviewOptions } from '@/lib/browser/preview/start-preview';
import { rawAt } from '@/lib/content/raw-tree';

/** In place of `startPreview`: shows a draft without a database. */
export function startWithDraft(draft: unknown, { draft: store, ...options }: PreviewOptions): () => void {
  return feedDraft({
    ...options,
    store,
    source: {
      watch: (path, onRaw) => {
        onRaw(rawAt(draft, path));
        return () => undefined;
      },
      readOnce: (path) => Promise.resolve(rawAt(draft, path)),
    },
    onFirstScreen: () => options.state.set('phase', 'open'),
  });
}
