import { isTree, own } from '@/lib/content/raw-tree';
import { isOn, pageOf, prunedContent, unwrapped } from './pruned-content';

/** One difference between two versions of the content, as an editor would name it: a field, or a list entry as a whole. */
export interface Difference {
  /** Path of the field below the base path, without a final `_value`: `pagine/home/testo_chi_siamo`. */
  readonly path: string;
  /** The page it belongs to: `home`, `lavora_con_noi`…, `footer` or `menu`. */
  readonly page: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The raw values without templates, empty parts and lone `_value` wrappers; `undefined`: nothing there. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Nodes that only group pages or menu entries: one that is on one side alone is told apart into what it holds. */
const GROUPS = new Set([
  '',
  'pagine',
  'impostazioni',
  'impostazioni/etichette',
  'impostazioni/etichette/menu',
]);

function isGroup(path: string, value: unknown): boolean {
  return isTree(value) && (GROUPS.has(path) || path.endsWith('/_list') || Object.hasOwn(value, '_list'));
}

/** The parsers read a number and its digits alike. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function isSame(path: string, before: unknown, after: unknown): boolean {
  // A page without a word on it is hidden.
  if (path.endsWith('/_visibility')) return isOn(before) === isOn(after);
  return asText(before) === asText(after);
}

/** Whether two values are told part by part: both records, or a group that is on one side only. */
function isToldByPart(path: string, before: unknown, after: unknown): boolean {
  if (isTree(before) && isTree(after)) return true;
  if (before === undefined) return isGroup(path, after);
  return after === undefined && isGroup(path, before);
}

function keysOf(value: unknown): string[] {
  return isTree(value) ? Object.keys(value) : [];
}

function below(path: string, key: string): string {
  if (key === '_value') return path;
  return path === '' ? key : `${path}/${key}`;
}

function compare(before: unknown, after: unknown, path: string): Difference[] {
  const [old, now] = [unwrapped(before), unwrapped(after)];
  if (isToldByPart(path, old, now)) {
    const keys = new Set([...keysOf(old), ...keysOf(now)]);
    return [...keys].flatMap((key) => compare(own(old, key), own(now, key), below(path, key)));
  }
  if (isSame(path, old, now)) return [];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  return [{ path, page: pageOf(path), kind, before: old, after: now }];
}

/**
 * What differs between two versions of the content, in the order of the database. Takes the raw values of two base
 * paths. Templates (list index 0, `_id` 0) and everything that is no content are ignored; an empty text counts as none;
 * list entries are matched by their index, and one that is on one side only is one difference.
 */
export function differences(published: unknown, draft: unknown): Difference[] {
  return compare(prunedContent(published), prunedContent(draft), '');
}
