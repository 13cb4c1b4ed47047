/** A run of words, and whether both texts have it. */
export interface WordRun {
  readonly text: string;
  readonly isSame: boolean;
}

/** The two texts of a comparison, each as runs. */
export interface WordDiff {
  readonly before: readonly WordRun[];
  readonly after: readonly WordRun[];
}

/** Above this the comparison would take noticeable time: texts are then shown whole. */
const MOST_PAIRS = 400_000;

/** For each pair of positions, how many words the rests of both texts have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const below = lengths[row + 1];
      const here = lengths[row];
      if (!here || !below) continue;
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return lengths;
}

function push(runs: WordRun[], word: string, isSame: boolean): void {
  const last = runs.at(-1);
  if (last?.isSame === isSame) runs[runs.length - 1] = { text: `${last.text} ${word}`, isSame };
  else runs.push({ text: word, isSame });
}

/** Compares two texts word by word. Gives each as runs of words that the other has too, in order, or has not. */
export function wordDiff(before: string, after: string): WordDiff {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const result = { before: [] as WordRun[], after: [] as WordRun[] };
  if (!old || !now) return result;
  if (old.length * now.length > MOST_PAIRS) {
    return { before: [{ text: before, isSame: false }], after: [{ text: after, isSame: false }] };
  }
  const lengths = commonLengths(old, now);
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [left, right] = [old[row], now[column]];
    if (left !== undefined && left === right) {
      push(result.before, left, true);
      push(result.after, left, true);
      row += 1;
      column += 1;
    } else if (
      right === undefined ||
      (left !== undefined && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      if (left !== undefined) push(result.before, left, false);
      row += 1;
    } else {
      push(result.after, right, false);
      column += 1;
    }
  }
  return result;
}
