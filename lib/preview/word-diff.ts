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

interface Runs {
  readonly before: WordRun[];
  readonly after: WordRun[];
}

/** Above this the comparison would take noticeable time: what differs is then shown as one. */
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
  if (word === '') return;
  const last = runs.at(-1);
  if (last?.isSame === isSame) runs[runs.length - 1] = { text: `${last.text} ${word}`, isSame };
  else runs.push({ text: word, isSame });
}

function compareMiddles(old: readonly string[], now: readonly string[], result: Runs): void {
  if (old.length * now.length > MOST_PAIRS) {
    push(result.before, old.join(' '), false);
    push(result.after, now.join(' '), false);
    return;
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
}

/** How many words two texts have in common at their start. */
function commonStart(old: readonly string[], now: readonly string[]): number {
  const end = Math.min(old.length, now.length);
  let length = 0;
  while (length < end && old[length] === now[length]) length += 1;
  return length;
}

/**
 * Compares two texts word by word. Gives each as runs of words that the other has too, in order, or has not. What both begin and
 * end with is set aside first, so that a small edit of a very long text is found as well.
 */
export function wordDiff(before: string, after: string): WordDiff {
  const [old = [], now = []] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const result: Runs = { before: [], after: [] };
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  function pushSame(words: readonly string[]): void {
    if (words.length === 0) return;
    push(result.before, words.join(' '), true);
    push(result.after, words.join(' '), true);
  }
  pushSame(old.slice(0, start));
  compareMiddles(old.slice(start, old.length - end), now.slice(start, now.length - end), result);
  pushSame(old.slice(old.length - end));
  return result;
}

/** A run of unchanged words longer than this is shortened to its ends. */
const MOST_SAME = 40;
const KEPT_WORDS = 12;

/** Shortens what did not change to the words beside what did. Takes the runs of one side; gives them with `…` in place of the rest. */
export function shortenedRuns(runs: readonly WordRun[]): readonly WordRun[] {
  return runs.map((run, index) => {
    const words = run.text.split(' ');
    if (!run.isSame || words.length <= MOST_SAME) return run;
    const head = index === 0 ? [] : words.slice(0, KEPT_WORDS);
    const tail = index === runs.length - 1 ? [] : words.slice(-KEPT_WORDS);
    return { ...run, text: [...head, '…', ...tail].join(' ') };
  });
}
