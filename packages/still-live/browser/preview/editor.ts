import { rawAt } from 'still-live/content/raw-tree';
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

export function editorOrigin(): string {
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
