import { act, render, waitFor, within } from '@testing-library/react';
import { Preview } from 'still-live/preview/preview';
import { feedDraft } from 'still-live/browser/preview/draft-feed';
import type { PreviewOptions } from 'still-live/browser/preview/start-preview';
import { rawAt } from 'still-live/content/raw-tree';
import { demoExport } from '@/__tests__/app/export-data-fixture';
import { installBrowserParts } from '@/__tests__/components/browser-parts';

export const PATIENCE = { timeout: 20_000 };

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

/** The bar alone: to look for a role in the whole page takes tens of times as long. */
export const bar = () => within(document.getElementById('anteprima') ?? document.createElement('div'));

export const barButton = (name: string | RegExp): HTMLElement => bar().getByRole('button', { name });

/** Opens the preview of a route, and waits for its bar and for the last of its blocks. */
export async function openPreview(hash: string): Promise<void> {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  installBrowserParts();
  window.history.replaceState(null, '', `/?draft=true&projectApiKey=chiave${hash}`);
  render(<Preview data={{ ...demoExport(), snapshot: { records: {}, fingerprints: {} } }} />);
  await waitFor(() => barButton('Apri la barra'), PATIENCE);
  await act(() => Promise.resolve());
}
