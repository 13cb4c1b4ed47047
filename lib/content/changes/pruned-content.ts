import { contentOf } from '@/lib/content/parse/content-nodes';
import { isTemplate, isTree, isTruthy, own } from '@/lib/content/raw-tree';

/** Returns the value inside a wrapper that has no other part than `_value`; any other value as it is. */
export function unwrapped(value: unknown): unknown {
  return isTree(value) && Object.keys(value).join() === '_value' ? value['_value'] : value;
}

/** Returns the text of a raw value, wrapped or bare, trimmed; digits of a number; else an empty text. */
export function textOf(raw: unknown): string {
  const inner = isTree(raw) ? own(raw, '_value') : raw;
  if (typeof inner === 'number') return String(inner);
  return typeof inner === 'string' ? inner.trim() : '';
}

/** Returns whether a raw flag is on, as the parsers read it. */
export function isOn(raw: unknown): boolean {
  return isTruthy(unwrapped(raw));
}

function isListOf(raw: object, name: string): boolean {
  return name === '_list' || Array.isArray(raw) || Object.keys(raw).every((key) => /^\d+$/.test(key));
}

function prune(raw: unknown, name: string): unknown {
  // An empty text alternative has a meaning: the picture is decorative.
  if (raw === null || (raw === '' && name !== '_alt')) return undefined;
  if (!isTree(raw)) return raw;
  const isList = isListOf(raw, name);
  const parts = Object.entries(raw)
    .filter(([key, part]) => !(isList && isTemplate(key, part)))
    .map(([key, part]) => [key, prune(part, key)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/**
 * Returns the content of a raw tree without templates (list index 0, `_id` 0), empty texts and empty records;
 * lists become records by index.
 * @param tree Raw value of a base path.
 * @returns The content; `undefined` when nothing remains.
 */
export function prunedContent(tree: unknown): unknown {
  return prune(contentOf(tree), '');
}

/** Returns the page of a path below the base path: `home`, `footer`, `menu`… */
export function pageOf(path: string): string {
  const [top = '', page = ''] = path.split('/');
  if (top === 'pagine') return page === '' ? top : page;
  return top === 'impostazioni' ? 'menu' : top;
}
