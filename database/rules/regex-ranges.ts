/** UTF-16 code units from `first` to `last`, both inclusive. */
export type Range = readonly [first: number, last: number];

const MAX_UNIT = 0xffff;

/** All code units. */
export const anyUnit: Range = [0, MAX_UNIT];

const digit: readonly Range[] = [[48, 57]];
const wordRanges: readonly Range[] = [...digit, [65, 90], [95, 95], [97, 122]];
const blank: readonly Range[] = [
  [9, 13],
  [32, 32],
];
/** The named sets by the letter after the backslash; ASCII only, as documented. */
export const named: ReadonlyMap<string, readonly Range[]> = new Map<string, readonly Range[]>([
  ['d', digit],
  ['D', negate(digit)],
  ['w', wordRanges],
  ['W', negate(wordRanges)],
  ['s', blank],
  ['S', negate(blank)],
]);

/** Sorts ranges and joins those that touch or overlap. */
export function merge(ranges: readonly Range[]): readonly Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && range[0] <= last[1] + 1) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** Returns all code units outside the ranges. */
export function negate(ranges: readonly Range[]): readonly Range[] {
  const outside: Range[] = [];
  let from = 0;
  for (const [first, last] of merge(ranges)) {
    if (first > from) outside.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= MAX_UNIT) outside.push([from, MAX_UNIT]);
  return outside;
}

/** Code units that have an upper or lower case form. Computed when a pattern first ignores case. */
let casePairs: readonly Range[] | undefined;

/** Adds the upper and lower case form of each character of the ranges, one code unit to one. */
export function foldCase(ranges: readonly Range[]): readonly Range[] {
  casePairs ??= findCasePairs();
  const others = casePairs.filter(([code]) => ranges.some(([first, last]) => first <= code && code <= last));
  return [...ranges, ...others.map(([, other]): Range => [other, other])];
}

function findCasePairs(): readonly Range[] {
  const pairs: Range[] = [];
  for (let code = 0; code <= MAX_UNIT; code += 1) {
    const character = String.fromCharCode(code);
    for (const cased of [character.toLowerCase(), character.toUpperCase()]) {
      const other = cased.charCodeAt(0);
      // As in JavaScript, no character outside ASCII equals one inside (the Kelvin sign does not match k).
      const crosses = code > 127 !== other > 127;
      if (cased.length === 1 && other !== code && !crosses) pairs.push([code, other]);
    }
  }
  return pairs;
}

/** Returns the range of one character. */
export function unit(character: string): Range {
  return [character.charCodeAt(0), character.charCodeAt(0)];
}
