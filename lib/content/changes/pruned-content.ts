import { contentOf } from '@/lib/content/parse/content-nodes';
import { isTemplate, isTree, own } from '@/lib/content/raw-tree';

/** The value inside a wrapper that holds nothing beside it; any other value as it is. */
export function unwrapped(value: unknown): unknown {
  return isTree(value) && Object.keys(value).join() === '_value' ? value['_value'] : value;
}

/** The text of a raw value, wrapped or bare, without the white space around it; a number counts as its digits, all else is empty. */
export function textOf(raw: unknown): string {
  const inner = isTree(raw) ? own(raw, '_value') : raw;
  if (typeof inner === 'number') return String(inner);
  return typeof inner === 'string' ? inner.trim() : '';
}

/** Whether a raw switch is on, as `lib/content/parse/content-node.ts` reads flags: truthy, but for the texts `false` and `0`. */
export function isOn(raw: unknown): boolean {
  const value = unwrapped(raw);
  return Boolean(value) && value !== 'false' && value !== '0';
}

function isListOf(raw: object, name: string): boolean {
  return name === '_list' || Array.isArray(raw) || Object.keys(raw).every((key) => /^\d+$/.test(key));
}

function prune(raw: unknown, name: string): unknown {
  // An empty text alternative says something: the picture is decorative.
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
 * The content of a raw tree without templates (list index 0, `_id` 0), empty texts and empty records; lists become
 * records by index. Takes the raw value of a base path; gives `undefined` when nothing remains.
 */
export function prunedContent(tree: unknown): unknown {
  return prune(contentOf(tree), '');
}

/** The page a content path belongs to. Takes a path below the base path; gives `home`, `footer`, `menu`… */
export function pageOf(path: string): string {
  const [top = '', page = ''] = path.split('/');
  if (top === 'pagine') return page === '' ? top : page;
  return top === 'impostazioni' ? 'menu' : top;
}
