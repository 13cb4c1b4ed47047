/** Writes numbers of characters as the value of `unicode-range` (CSS Fonts 4, section 4.5): neighbours as a range. */
function written(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function codesOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0));
}

/** Returns the numbers in one entry of a range: `U+20`, `U+20-7F` or `U+4??`. */
function codesIn(entry: string): readonly number[] {
  const [, start = '', wild = '', end] = /^U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?$/i.exec(entry.trim()) ?? [];
  if (start + wild === '') throw new Error(`"${entry}" is not an entry of a unicode-range`);
  const first = parseInt(start + '0'.repeat(wild.length), 16);
  const last = parseInt(end ?? start + 'F'.repeat(wild.length), 16);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function unicodeRange(characters: string): string {
  return written(codesOf(characters));
}

/** @throws {Error} when the value is no range */
export function rangeWithout(range: string, characters: string): string {
  const gone = codesOf(characters);
  return written(
    range
      .split(',')
      .flatMap(codesIn)
      .filter((code) => !gone.has(code)),
  );
}
