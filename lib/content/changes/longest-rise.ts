type Pair = readonly [from: number, to: number];

/**
 * The most pairs whose second numbers rise: of entries that changed their order, those that need not be called moved. Takes pairs in the
 * order of their first numbers. Patience sorting (longest increasing subsequence).
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
