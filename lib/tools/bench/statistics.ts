/** Returns the median of numbers; `NaN` when there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)];
  const high = sorted[Math.ceil(middle)];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * Returns the middle third of items by a number, so that neither the lowest nor the highest count.
 * @param items The items.
 * @param read The number of an item.
 */
export function middleThird<Item>(items: readonly Item[], read: (item: Item) => number): readonly Item[] {
  const sorted = [...items].sort((a, b) => read(a) - read(b));
  const cut = Math.floor(sorted.length / 3);
  return sorted.slice(cut, sorted.length - cut);
}

/** Returns the mean of numbers; `NaN` when there are none. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Returns the sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
