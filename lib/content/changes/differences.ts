import { isTree, own } from '@/lib/content/raw-tree';
import { entriesOf, type Entry, hasOwnOrder, isList } from './list-entries';
import { listSteps } from './list-steps';
import { type Matches, matchEntries } from './match-entries';
import { isOn, pageOf, prunedContent, unwrapped } from './pruned-content';

/** One difference between two versions of the content, as an editor would name it: a field, or a list entry as a whole. */
export interface Difference {
  /**
   * Path of the field below the base path in the new version, without a final `_value`: `pagine/home/testo_chi_siamo`. An entry that is
   * gone has the path of its list there, and the key it had.
   */
  readonly path: string;
  /** The path in the old version, where it was another one: an entry before it stood elsewhere, and what is in it. */
  readonly was?: string;
  /** The page it belongs to: `home`, `lavora_con_noi`…, `footer` or `menu`. */
  readonly page: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /**
   * The raw values without templates, empty parts and lone `_value` wrappers; `undefined`: nothing there. Of an entry that moved, its
   * places in the list, from 1.
   */
  readonly before: unknown;
  readonly after: unknown;
}

/** A place in the new version, and where it was in the old one. */
interface Place {
  readonly path: string;
  readonly was: string;
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
  if (isToldByPart(place.path, old, now)) {
    if ([old, now].every((list) => list === undefined || isList(place.path, list)))
      return compareLists(old, now, place);
    const keys = new Set([...keysOf(old), ...keysOf(now)]);
    return [...keys].flatMap((key) =>
      compare(own(old, key), own(now, key), { path: below(place.path, key), was: below(place.was, key) }),
    );
  }
  if (isSame(place.path, old, now)) return [];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  return [difference(place, kind, old, now)];
}

/** Entries of lists whose keys are names, as those of the menu are, are the same where their keys are. */
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
      compare(from.value, to.value, { path: below(path, to.key), was: below(was, from.key) }).length,
  );
}

/** Compares what two versions of an entry say; `withNumbers`, also what only says their places. */
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

/** Tells two versions of a list entry by entry. */
function compareLists(before: unknown, after: unknown, place: Place): Difference[] {
  const [old, now] = [entriesOf(place.was, before), entriesOf(place.path, after)];
  const steps = listSteps(matched(old, now, place), old.length, now.length);
  // Where nothing came, went or moved, other numbers are changes of their own.
  const isSameList = steps.every(({ what }) => what === 'kept');
  return steps.flatMap((step) => {
    const known = step.what === 'new' ? undefined : old[step.from];
    const entry = step.what === 'gone' ? undefined : now[step.to];
    const key = (entry ?? known)?.key ?? '';
    const at = { path: below(place.path, key), was: below(place.was, known?.key ?? key) };
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
 * What differs between two versions of the content, in the order of the database. Takes the raw values of two base
 * paths. Templates (list index 0, `_id` 0) and everything that is no content are ignored; an empty text counts as none;
 * list entries are matched by what they say (`match-entries.ts`), and one that came, went or moved is one difference.
 */
export function differences(published: unknown, draft: unknown): Difference[] {
  return compare(prunedContent(published), prunedContent(draft), { path: '', was: '' });
}
