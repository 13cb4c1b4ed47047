import { isGrouping, partsOf, contentRoot } from 'still-live/content/schema/find-field';
import { contentTree } from 'still-live/content/schema/content-tree';
import type { ContentNode } from 'still-live/content/schema/normal-form';
import { isOn } from 'still-live/content/schema/stored';
import { hunksOf } from './list-diff';
import { entriesOf, type Entry, type Matches, matchEntries } from './match-entries';

/** One difference between two versions of the content: a field, or a list entry as a whole. */
export interface Difference {
  /**
   * Path of the field below the base path in the new version, without the wrapper of its value:
   * `pages/home/statement`. For a removed entry: the path of its list in the new version, with its old
   * key.
   */
  readonly path: string;
  /** The path in the old version, if it was another one, because the entry or one around it has moved. */
  readonly was?: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly isEntry: boolean;
  /** The content in each version; absent where there is none, and of a moved entry. */
  readonly before?: ContentNode;
  readonly after?: ContentNode;
  readonly places?: readonly [from: string, to: string] | undefined;
}

type Version = ContentNode | undefined;

/** A path in the new version, and the path of the same thing in the old version. */
type Place = Required<Pick<Difference, 'path' | 'was'>>;

/** Returns the place of two versions of something; where one is missing, the place beside what is around. */
function placeOf(old: Version, now: Version, around: Place): Place {
  return {
    path: now?.path ?? `${around.path}${old?.path.slice(around.was.length) ?? ''}`,
    was: old?.path ?? `${around.was}${now?.path.slice(around.path.length) ?? ''}`,
  };
}

function difference({ path, was }: Place, what: Omit<Difference, 'path' | 'was'>): Difference {
  return { path, ...(was === path ? {} : { was }), ...what };
}

function whole(old: Version, now: Version, place: Place): Difference {
  const kind = old && now ? 'changed' : old ? 'removed' : 'added';
  const isEntry = (now ?? old)?.isEntry ?? false;
  return difference(place, { kind, isEntry, ...(old && { before: old }), ...(now && { after: now }) });
}

/** Returns whether parts are reported one by one where a version has none: of a list, of what groups pages. */
function isTakenApart({ path, field, isEntry, parts }: ContentNode): boolean {
  return (field?.kind === 'list' && !isEntry) || parts.some((part) => part.isEntry) || isGrouping(path);
}

function bare(node: Version): Version {
  return node?.value === undefined ? undefined : { ...node, parts: [] };
}

function compare(old: Version, now: Version, around: Place): Difference[] {
  const some = now ?? old;
  if (some === undefined) return [];
  const place = placeOf(old, now, around);
  if (some.field?.kind === 'flag') {
    // A missing flag is off.
    const off = { ...some, value: false };
    return isOn(old?.value) === isOn(now?.value) ? [] : [whole(old ?? off, now ?? off, place)];
  }
  if ((!old || !now) && !isTakenApart(some)) return [whole(old, now, place)];
  const isSame = !old || !now || old.value === now.value;
  return [...(isSame ? [] : [whole(bare(old), bare(now), place)]), ...compareParts(old, now, place)];
}

function compareParts(old: Version, now: Version, place: Place): Difference[] {
  const named = (node: Version) =>
    new Map(node?.parts.flatMap((part) => (part.isEntry ? [] : [[part.key, part] as const])));
  const [before, after] = [named(old), named(now)];
  const known = Object.keys(partsOf(now ?? old ?? contentRoot()));
  const keys = [...new Set([...known, ...before.keys(), ...after.keys()])];
  return [
    ...compareEntries(old, now, place),
    ...keys.flatMap((key) => compare(before.get(key), after.get(key), place)),
  ];
}

/** What happened to an entry of a list; `from` or `to` is missing where a version does not have it. */
interface Step {
  readonly from?: Entry | undefined;
  readonly to?: Entry | undefined;
  readonly isMoved?: boolean;
}

/** Returns the steps to a new list, in its order; as few entries as possible count as moved. */
function stepsBetween(old: readonly Entry[], now: readonly Entry[], matches: Matches): readonly Step[] {
  const fromOf = new Map([...matches].map(([from, to]) => [to, from]));
  return hunksOf(old, now, (a, b) => matches.get(a) === b).flatMap((hunk): Step[] => {
    if (hunk.isSame) return hunk.old.map((from, index) => ({ from, to: hunk.now[index] }));
    const gone = hunk.old.filter((from) => !matches.has(from)).map((from) => ({ from }));
    return [...gone, ...hunk.now.map((to) => ({ from: fromOf.get(to), to, isMoved: fromOf.has(to) }))];
  });
}

function compareEntries(list: Version, other: Version, around: Place): Difference[] {
  const [old, now] = [entriesOf(list), entriesOf(other)];
  const count = (from: Entry, to: Entry): number => compare(from.content, to.content, around).length;
  const steps = stepsBetween(old, now, matchEntries(old, now, count));
  // Only then are changed place numbers differences of their own.
  const isSameList = steps.every(({ from, to, isMoved = false }) => from && to && !isMoved);
  const hasOrder = other?.field?.kind === 'list' && other.field.entry.order !== undefined;
  return steps.flatMap(({ from, to, isMoved }) => {
    const place = placeOf(from?.node, to?.node, around);
    if (!from || !to) return [whole(from?.node, to?.node, to ? { ...place, was: place.path } : place)];
    const isRenumbered = isSameList && from.key !== to.key && !hasOrder;
    const places: Difference['places'] = isMoved
      ? [String(old.indexOf(from) + 1), String(now.indexOf(to) + 1)]
      : isRenumbered
        ? [from.key, to.key]
        : undefined;
    return [
      ...(places ? [difference(place, { kind: 'moved', isEntry: true, places })] : []),
      ...(isSameList ? compare(from.node, to.node, around) : compare(from.content, to.content, around)),
    ];
  });
}

/**
 * Returns the differences between two versions of the content of a base path, in the order of the schema. What is not in
 * the normal form is ignored; an empty text counts as no text; list entries are matched by their content
 * (`match-entries.ts`), and an entry that was added, removed or moved is one difference.
 */
export function differences(old: unknown, now: unknown): Difference[] {
  return compare(contentTree(old), contentTree(now), { path: '', was: '' });
}
