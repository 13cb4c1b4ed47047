import { rawAt, own } from 'still-live/content/raw-tree';
import { isWrapped, VALUE, valuePath } from 'still-live/content/schema/stored';

/*
 * The editor that the company uses, as the settings name it. Next puts them in when it compiles the chunk of the
 * preview (packages/still-live/settings/settings.ts, `previewVariables`).
 */

// The browser tab of the editor, which is used again for each field.
const EDITOR_TAB = 'editor';

// Template of the address of a field; empty when there is none.
function template(): string {
  return process.env['NEXT_PUBLIC_EDITOR_URL'] ?? '';
}

function editorOrigin(): string {
  return process.env['NEXT_PUBLIC_EDITOR_ORIGIN'] ?? '';
}

export function storedPath(tree: unknown, path: string): string {
  return isWrapped(rawAt(tree, path), VALUE) ? valuePath(path) : path;
}

/**
 * Returns `undefined` when no editor is set. Where the template has an encoded slash before `{path}` (`~2F` in the
 * Firebase console, `%2F`), the keys are joined by the same.
 */
export function editorAddress(path: string): string | undefined {
  if (template() === '') return undefined;
  const slash = /(~2F|%2F)\{path\}/i.exec(template())?.[1] ?? '/';
  return template().replaceAll('{path}', () => path.split('/').map(encodeURIComponent).join(slash));
}

export function openEditor(address: string): void {
  // The tab keeps its name only while this page may hold it, so not with `noopener`.
  window.open(address, EDITOR_TAB)?.focus();
}

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
