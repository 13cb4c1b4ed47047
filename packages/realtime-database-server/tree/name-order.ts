const INT32_MAX = 2147483647;
const MINUS = 45;
const ZERO = 48;

/**
 * Returns the 32-bit integer that a key stands for, or null. Such keys sort first, by number. Leading zeros
 * are allowed. It reads digit by digit, because it is called in every comparison of keys.
 */
function integerKey(key: string): number | null {
  const isNegative = key.charCodeAt(0) === MINUS;
  const first = isNegative ? 1 : 0;
  if (first === key.length) return null;
  let value = 0;
  for (let index = first; index < key.length; index += 1) {
    const digit = key.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
    if (value > INT32_MAX + 1) return null;
  }
  if (isNegative) return value === 0 ? 0 : -value;
  return value <= INT32_MAX ? value : null;
}

/**
 * Compares two strings by UTF-16 code units, as the SDKs do.
 * @returns A negative number, zero or a positive number.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Compares child keys: 32-bit integers by number, then all other keys as strings (firebase-js-sdk,
 * `nameCompare`). Keys with the same number sort by length ("1" before "01").
 */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const left = integerKey(a);
  const right = integerKey(b);
  if (left !== null && right !== null) {
    return left - right || a.length - b.length || compareStrings(a, b);
  }
  if (left !== null) return -1;
  if (right !== null) return 1;
  return compareStrings(a, b);
}
