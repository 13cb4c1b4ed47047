/** The characters that may stand at one place: a JavaScript pattern for one UTF-16 code unit. */
export interface RegexSet {
  readonly kind: 'set';
  readonly pattern: RegExp;
}

/** The named sets by the letter after the backslash, as items of a JavaScript set; ASCII only. */
export const named: ReadonlyMap<string, string> = new Map([
  ['d', '\\d'],
  ['D', '\\D'],
  ['w', '\\w'],
  ['W', '\\W'],
  ['s', '\\t-\\r '],
  ['S', '\\0-\\x08\\x0e-\\x1f!-\\uffff'],
]);

export function literal(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export function isNamed(item: string): boolean {
  return !item.startsWith('\\u');
}

/**
 * Makes a set.
 * @param negation `^` for all characters but the items.
 * @param items Characters, ranges of them and named sets, as JavaScript writes them.
 */
export function setOf(negation: '^' | '', items: string, ignoreCase: boolean): RegexSet {
  return { kind: 'set', pattern: new RegExp(`[${negation}${items}]`, ignoreCase ? 'i' : '') };
}
