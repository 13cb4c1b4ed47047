/** A key of a list is a number, or one that the database has generated. */
export function isListKey(key: string): boolean {
  return /^(?:\d{1,9}|-[\w-]{19})$/.test(key);
}

/** The number after the last one when all keys are numbers; otherwise empty. */
export function proposedKey(keys: readonly string[]): string {
  const last = keys.at(-1);
  if (last === undefined || !keys.every((key) => /^\d{1,9}$/.test(key))) return '';
  return String(Number(last) + 1).padStart(last.length, '0');
}

export function keyProblem(key: string): string | null {
  return /[.#$[\]/\u0000-\u001f\u007f]/.test(key)
    ? 'A key may not contain . # $ [ ] / or a line break.'
    : null;
}
