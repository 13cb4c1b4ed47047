type Pair = readonly [from: number, to: number];

/**
 * Returns the longest increasing subsequence, by the second numbers of the pairs (patience sorting). When
 * entries of a list changed their order, these are the ones that need not count as moved.
 * @param pairs Pairs in the order of their first numbers.
 */
export function longestRise(pairs: readonly Pair[]): readonly Pair[] {
  const tops: number[] = [];
  const before: (number | undefined)[] = [];
  pairs.forEach(([, to], index) => {
    const isHighest = (pairs[tops.at(-1) ?? -1]?.[1] ?? -1) < to;
    const pile = isHighest ? tops.length : tops.findIndex((top) => (pairs[top]?.[1] ?? 0) > to);
    before[index] = tops[pile - 1];
    tops[pile] = index;
  });
  const rise: Pair[] = [];
  for (let index = tops.at(-1); index !== undefined; index = before[index]) {
    const pair = pairs[index];
    if (pair) rise.unshift(pair);
  }
  return rise;
}
