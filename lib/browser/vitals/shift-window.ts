const LONGEST_GAP_MS = 1000;
const LONGEST_WINDOW_MS = 5000;

/**
 * Adds a layout shift.
 * @param value Value of the layout shift.
 * @param at Its time, in milliseconds.
 * @returns The value of the largest session window so far.
 */
type AddShift = (value: number, at: number) => number;

/**
 * Makes a function that sums layout shifts as Cumulative Layout Shift does: the result is the value of the
 * largest session window. A window ends after a gap of one second, and lasts five seconds at most.
 * Source: https://web.dev/articles/evolving-cls.
 */
export function createShiftWindow(): AddShift {
  let [largest, sum, start, last] = [0, 0, -Infinity, -Infinity];
  return (value, at) => {
    const isSameWindow = at - last < LONGEST_GAP_MS && at - start < LONGEST_WINDOW_MS;
    sum = isSameWindow ? sum + value : value;
    start = isSameWindow ? start : at;
    last = at;
    largest = Math.max(largest, sum);
    return largest;
  };
}
