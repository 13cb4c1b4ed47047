import { diffArrays } from 'diff';

/** Consecutive items that both lists have, or the items of each list between two such runs. */
interface Hunk<T> {
  readonly isSame: boolean;
  readonly old: T[];
  readonly now: T[];
}

/**
 * Compares two lists with as few differing items as possible.
 * @param maxEditLength With more differing items a comparison would take too long: then all of them differ.
 */
export function hunksOf<T>(
  old: readonly T[],
  now: readonly T[],
  comparator: (a: T, b: T) => boolean,
  maxEditLength = 1000,
): readonly Hunk<T>[] {
  const [before, after] = [[...old], [...now]];
  const edits = diffArrays(before, after, { comparator, maxEditLength });
  if (edits === undefined) return [{ isSame: false, old: before, now: after }];
  const hunks: Hunk<T>[] = [];
  for (const { count, added, removed } of edits) {
    const isSame = !added && !removed;
    const last = hunks.at(-1);
    const hunk: Hunk<T> = last && !last.isSame && !isSame ? last : { isSame, old: [], now: [] };
    if (hunk !== last) hunks.push(hunk);
    if (!added) hunk.old.push(...before.splice(0, count));
    if (!removed) hunk.now.push(...after.splice(0, count));
  }
  return hunks;
}
