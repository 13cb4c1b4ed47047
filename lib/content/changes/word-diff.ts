import { diffArrays } from 'diff';

/** Consecutive words, and whether both texts have them. */
export interface WordRun {
  readonly text: string;
  readonly isSame: boolean;
}

/** The two texts of a comparison, each as runs of words. */
interface WordDiff {
  readonly before: readonly WordRun[];
  readonly after: readonly WordRun[];
}

const MOST_EDITS = 2000;

/** Compares two texts word by word. Returns each as runs of words that both texts have, or only this one. */
export function wordDiff(before: string, after: string): WordDiff {
  const [old = [], now = []] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const edits = diffArrays(old, now, { maxEditLength: MOST_EDITS }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  const side = (others: 'added' | 'removed'): WordRun[] =>
    edits
      .filter((edit) => !edit[others] && edit.value.length > 0)
      .map(({ value, added, removed }) => ({ text: value.join(' '), isSame: !added && !removed }));
  return { before: side('added'), after: side('removed') };
}

/** In an unchanged run with more words than this, only the words next to a change are kept. */
const MOST_SAME = 40;
const KEPT_WORDS = 12;

/** Shortens long unchanged runs of one text to the words next to a change, with `…` in place of the rest. */
export function shortenedRuns(runs: readonly WordRun[]): readonly WordRun[] {
  return runs.map((run, index) => {
    const words = run.text.split(' ');
    if (!run.isSame || words.length <= MOST_SAME) return run;
    const head = index === 0 ? [] : words.slice(0, KEPT_WORDS);
    const tail = index === runs.length - 1 ? [] : words.slice(-KEPT_WORDS);
    return { ...run, text: [...head, '…', ...tail].join(' ') };
  });
}
