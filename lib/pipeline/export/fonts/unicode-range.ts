/** Numbers of characters, the first and the last of a run. */
type Run = readonly [first: number, last: number];

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

function writeRuns(runs: readonly Run[]): string {
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function codesOf(characters: string): number[] {
  const codes = new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0));
  return [...codes].sort((a, b) => a - b);
}

/** Parses one entry of a range: `U+20`, `U+20-7F` or `U+4??`. */
function parseRun(entry: string): Run {
  const [, start = '', wild = '', end] = /^U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?$/i.exec(entry.trim()) ?? [];
  if (start + wild === '') throw new Error(`"${entry}" is no entry of a unicode-range`);
  const first = parseInt(start + '0'.repeat(wild.length), 16);
  return [first, parseInt(end ?? start + 'F'.repeat(wild.length), 16)];
}

/** Writes characters as the value of `unicode-range` (CSS Fonts 4, section 4.5): neighbours as a range. Takes them in any order. */
export function unicodeRange(characters: string): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codesOf(characters)) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return writeRuns(runs);
}

/**
 * Takes characters out of a range.
 * @param range - the value of a `unicode-range`
 * @param characters - what another face shows
 * @returns the value of the range that is left
 * @throws {Error} when the value is no range
 */
export function rangeWithout(range: string, characters: string): string {
  let runs = range.split(',').map(parseRun);
  for (const code of codesOf(characters)) {
    runs = runs.flatMap(([first, last]): Run[] => {
      if (code < first || code > last) return [[first, last]];
      return [[first, code - 1] as const, [code + 1, last] as const].filter(([from, to]) => from <= to);
    });
  }
  return writeRuns(runs);
}
