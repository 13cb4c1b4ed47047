import { isGrouping, partsOf, contentRoot } from 'still-live/content/schema/find-field';
import { contentTree } from 'still-live/content/schema/content-tree';
import type { ContentNode } from 'still-live/content/schema/normal-form';
import { isOn } from 'still-live/content/schema/stored';
import { hunksOf } from './list-diff';
import { entriesOf, type Entry, type Matches, matchEntries } from './match-entries';

export interface Difference {
  /**
   * Path of the field in the new version, below the base path and without the wrapper of its value:
   * `pages/home/statement`. For a removed entry, the new path of its list with the old key.
   */
  readonly path: string;
  readonly was?: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly isEntry: boolean;
  readonly before?: ContentNode;
  readonly after?: ContentNode;
  readonly places?: readonly [from: string, to: string] | undefined;
}

type Version = ContentNode | undefined;

type Place = Required<Pick<Difference, 'path' | 'was'>>;

// Where a version lacks the content, its path there is made from that of what is around it.
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

// A list, or what groups pages, is reported part by part even where one version lacks it.
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
    return isOn(old?.value, some.field) === isOn(now?.value, some.field)
      ? []
      : [whole(old ?? off, now ?? off, place)];
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

// What happened to an entry of a list. `from` or `to` is missing where a version does not have it.
interface Step {
  readonly from?: Entry | undefined;
  readonly to?: Entry | undefined;
  readonly isMoved?: boolean;
}

// In the order of the new list. As few entries as possible count as moved.
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
  // Only where both lists have the same entries in the same order is a changed number a difference of its own.
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
 * Returns the differences between two versions of the content of a base path, in the order of the schema. What is not
 * in the normal form is ignored, and an empty text counts as no text. Entries are matched by their content
 * (`match-entries.ts`); an entry that was added, removed or moved is one difference.
 */
export function differences(old: unknown, now: unknown): Difference[] {
  return compare(contentTree(old), contentTree(now), { path: '', was: '' });
}
