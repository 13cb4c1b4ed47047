const INT32_MAX = 2147483647;
const MINUS = 45;
const ZERO = 48;

/**
 * The 32-bit integer a key stands for, or null: such keys sort first, by number. Leading zeros are allowed. Read digit
 * by digit, because every comparison of keys comes through here.
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

/** Orders two strings by UTF-16 code units, as the SDKs do; negative, zero or positive. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The order of child keys: 32-bit integers by number, then all other keys as strings
 * (firebase-js-sdk, `nameCompare`). Keys of the same number sort by length ("1" before "01").
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
