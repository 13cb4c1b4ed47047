import { diffArrays } from 'diff';

/** Consecutive items of two lists: the same ones, or what stands between two such runs in each. */
interface Hunk<T> {
  readonly isSame: boolean;
  readonly old: readonly T[];
  readonly now: readonly T[];
}

/**
 * Compares two lists with as few differing items as possible.
 * @param maxEditLength With more differing items the comparison would take too long: then all of them differ.
 */
export function hunksOf<T>(
  old: readonly T[],
  now: readonly T[],
  comparator: (a: T, b: T) => boolean = Object.is,
  maxEditLength = 1000,
): readonly Hunk<T>[] {
  const edits = diffArrays([...old], [...now], { comparator, maxEditLength });
  if (edits === undefined) return [{ isSame: false, old, now }];
  const hunks: Hunk<T>[] = [];
  let [at, to] = [0, 0];
  for (const { count, added, removed } of edits) {
    const isSame = !added && !removed;
    const [from, until] = [old.slice(at, added ? at : at + count), now.slice(to, removed ? to : to + count)];
    const last = hunks.at(-1);
    const joined = last && !last.isSame && !isSame;
    if (joined) hunks.pop();
    hunks.push({
      isSame,
      old: [...(joined ? last.old : []), ...from],
      now: [...(joined ? last.now : []), ...until],
    });
    at += from.length;
    to += until.length;
  }
  return hunks;
}
