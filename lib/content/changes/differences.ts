import { isTree, own } from '@/lib/content/raw-tree';
import {
  isOn,
  isWrappedPath,
  listWrapper,
  partPath,
  prunedContent,
  unwrapped,
} from '@/lib/content/schema/stored';
import { entriesOf, type Entry, hasOwnOrder, isList } from './list-entries';
import { listSteps } from './list-steps';
import { type Matches, matchEntries } from './match-entries';
import { pageOf } from './page-of';

/** One difference between two versions of the content: a field, or a list entry as a whole. */
export interface Difference {
  /**
   * Path of the field below the base path in the new version, without the wrapper of its value:
   * `pagine/home/testo_chi_siamo`. For a removed entry: the path of its list in the new version, with its old
   * key.
   */
  readonly path: string;
  /** The path in the old version, if it was another one, because the entry or one around it has moved. */
  readonly was?: string;
  /** The page: `home`, `lavora_con_noi`…, `footer` or `menu`. */
  readonly page: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /**
   * The raw values without templates, empty parts and plain wrappers; `undefined` when there is no
   * value. For a moved entry: its old and its new place in the list, from 1.
   */
  readonly before: unknown;
  readonly after: unknown;
}

/** A path in the new version, and the path of the same thing in the old version. */
interface Place {
  readonly path: string;
  readonly was: string;
}

/** Nodes that only group pages or menu entries. When one is added or removed, its parts are reported. */
const GROUPS = new Set([
  '',
  'pagine',
  'impostazioni',
  'impostazioni/etichette',
  'impostazioni/etichette/menu',
]);

function isGroup(path: string, value: unknown): boolean {
  return isTree(value) && (GROUPS.has(path) || isWrappedPath(path) || listWrapper(value) !== undefined);
}

/** Returns a number as text, because the parsers read a number and a text of its digits in the same way. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function isSame(path: string, before: unknown, after: unknown): boolean {
  // A page without a visibility flag is hidden.
  if (path.endsWith('/_visibility')) return isOn(before) === isOn(after);
  return asText(before) === asText(after);
}

/** Returns whether two values are compared part by part: two records, or a group and a missing value. */
function isComparedByPart(path: string, before: unknown, after: unknown): boolean {
  if (isTree(before) && isTree(after)) return true;
  if (before === undefined) return isGroup(path, after);
  return after === undefined && isGroup(path, before);
}

function keysOf(value: unknown): string[] {
  return isTree(value) ? Object.keys(value) : [];
}

function difference(
  { path, was }: Place,
  kind: Difference['kind'],
  before: unknown,
  after: unknown,
): Difference {
  return { path, ...(was === path ? {} : { was }), page: pageOf(path), kind, before, after };
}

function compare(before: unknown, after: unknown, place: Place): Difference[] {
  const [old, now] = [unwrapped(before), unwrapped(after)];
  if (isComparedByPart(place.path, old, now)) {
    if ([old, now].every((list) => list === undefined || isList(place.path, list)))
      return compareLists(old, now, place);
    const keys = new Set([...keysOf(old), ...keysOf(now)]);
    return [...keys].flatMap((key) =>
      compare(own(old, key), own(now, key), {
        path: partPath(place.path, key),
        was: partPath(place.was, key),
      }),
    );
  }
  if (isSame(place.path, old, now)) return [];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  return [difference(place, kind, old, now)];
}

/** Matches entries by their keys, for lists whose keys are names (the menu). */
function matchByKey(old: readonly Entry[], now: readonly Entry[]): Matches {
  const places = new Map(now.map(({ key }, index) => [key, index]));
  return new Map(
    old.flatMap(({ key }, index) => {
      const place = places.get(key);
      return place === undefined ? [] : [[index, place] as const];
    }),
  );
}

function matched(old: readonly Entry[], now: readonly Entry[], { path, was }: Place): Matches {
  const isNumbered = [...old, ...now].every(({ key }) => /^\d+$/.test(key));
  if (!isNumbered) return matchByKey(old, now);
  return matchEntries(
    old,
    now,
    (from, to) =>
      compare(from.value, to.value, { path: partPath(path, to.key), was: partPath(was, from.key) }).length,
  );
}

/** Compares two versions of an entry; with `withNumbers`, also the parts that only contain its place. */
function compareEntry(
  old: Entry | undefined,
  now: Entry | undefined,
  place: Place,
  withNumbers: boolean,
): Difference[] {
  const isBare = old?.value === old?.whole && now?.value === now?.whole;
  if (old?.text === now?.text && (isBare || !withNumbers)) return [];
  return withNumbers ? compare(old?.whole, now?.whole, place) : compare(old?.value, now?.value, place);
}

/** Compares two versions of a list entry by entry. */
function compareLists(before: unknown, after: unknown, place: Place): Difference[] {
  const [old, now] = [entriesOf(place.was, before), entriesOf(place.path, after)];
  const steps = listSteps(matched(old, now, place), old.length, now.length);
  // When no entry was added, removed or moved, changed place numbers are differences of their own.
  const isSameList = steps.every(({ what }) => what === 'kept');
  return steps.flatMap((step) => {
    const known = step.what === 'new' ? undefined : old[step.from];
    const entry = step.what === 'gone' ? undefined : now[step.to];
    const key = (entry ?? known)?.key ?? '';
    const at = { path: partPath(place.path, key), was: partPath(place.was, known?.key ?? key) };
    if (step.what === 'gone') return [difference(at, 'removed', unwrapped(known?.whole), undefined)];
    if (step.what === 'new')
      return [difference({ ...at, was: at.path }, 'added', undefined, unwrapped(entry?.whole))];
    const isRenumbered = isSameList && known?.key !== entry?.key && !hasOwnOrder(place.path);
    return [
      ...(step.what === 'moved' ? [difference(at, 'moved', step.from + 1, step.to + 1)] : []),
      ...(isRenumbered ? [difference(at, 'moved', known?.key, entry?.key)] : []),
      ...compareEntry(known, entry, at, isSameList),
    ];
  });
}

/**
 * Returns the differences between two versions of the content, in the order of the database. Templates (list
 * index 0, `_id` 0) and nodes that are not content are ignored; an empty text counts as no text; list entries
 * are matched by their content (`match-entries.ts`), and an entry that was added, removed or moved is one
 * difference.
 * @param published Raw value of the base path of the old version.
 * @param draft Raw value of the base path of the new version.
 */
export function differences(published: unknown, draft: unknown): Difference[] {
  return compare(prunedContent(published), prunedContent(draft), { path: '', was: '' });
}
