import { diffArrays } from 'diff';

// Consecutive items that both lists have, or the items of each list between two such runs.
interface Hunk<T> {
  readonly isSame: boolean;
  readonly old: T[];
  readonly now: T[];
}

/**
 * Compares two lists with as few differing items as possible.
 * @param maxEditLength With more differing items a comparison would take too long, and all of them count as different.
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

export interface WordRun {
  readonly text: string;
  readonly isSame: boolean;
}

export function wordDiff(before: string, after: string) {
  const [old = [], now = []] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const hunks = hunksOf(old, now, (a, b) => a === b, 2000);
  const side = (version: 'old' | 'now'): WordRun[] =>
    hunks
      .filter((hunk) => hunk[version].length > 0)
      .map((hunk) => ({ text: hunk[version].join(' '), isSame: hunk.isSame }));
  return { before: side('old'), after: side('now') };
}

// In an unchanged run with more words than this, only the words next to a change are kept.
const MOST_SAME = 40;
const KEPT_WORDS = 12;

export function shortenedRuns(runs: readonly WordRun[]): readonly WordRun[] {
  return runs.map((run, index) => {
    const words = run.text.split(' ');
    if (!run.isSame || words.length <= MOST_SAME) return run;
    const head = index === 0 ? [] : words.slice(0, KEPT_WORDS);
    const tail = index === runs.length - 1 ? [] : words.slice(-KEPT_WORDS);
    return { ...run, text: [...head, '…', ...tail].join(' ') };
  });
}
