import { own } from 'still-live/content/raw-tree';
import { editorOrigin } from './editor';

/*
 * The messages between the preview in a frame and the editor around it (docs/preview.md). They hold a content path or
 * a route, never the key.
 */

const PROTOCOL = { protocol: 'content-preview', version: 1 } as const;

// Where the preview is, or which content was clicked.
type Said =
  | { readonly type: 'route'; readonly route: string }
  | { readonly type: 'clicked'; readonly path: string };

const LONGEST_PATH = 2000;

export function isFramed(): boolean {
  return editorOrigin() !== '' && window.parent !== window;
}

/** Tells the editor around the preview, and nobody else. */
export function tellEditor(said: Said): void {
  if (isFramed()) window.parent.postMessage({ ...PROTOCOL, ...said }, editorOrigin());
}

// Only a message that asks to show content has such a path.
function askedPath(data: unknown): string | undefined {
  const path = own(data, 'path');
  const isOurs = own(data, 'protocol') === PROTOCOL.protocol && own(data, 'version') === PROTOCOL.version;
  const isPath = typeof path === 'string' && path !== '' && path.length <= LONGEST_PATH;
  return isOurs && own(data, 'type') === 'show' && isPath ? path : undefined;
}

/** Ignores messages of other windows and origins, and of another shape. */
export function followEditor(show: (path: string) => void): () => void {
  function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
    if (!isFramed() || origin !== editorOrigin() || source !== window.parent) return;
    const path = askedPath(data);
    if (path !== undefined) show(path);
  }
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
