/** Below this many comparisons at worst, the engine's own search is fast enough whatever the texts. */
const CHEAP = 10_000_000;

/**
 * Where `part` begins in `text` at or after `from`, or -1; like `String.indexOf`, which on texts chosen for
 * it takes time in proportion to the product of their lengths (seconds for 400 kB). This takes their sum, by the
 * method of Knuth, Morris and Pratt.
 */
export function indexOf(text: string, part: string, from: number): number {
  if ((text.length - from) * part.length <= CHEAP) return text.indexOf(part, from);
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && part.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (part.charCodeAt(matched) === unit) matched += 1;
    if (matched === part.length) return at - matched + 1;
  }
  return -1;
}

/** Where `part` begins in `text`, without overlaps, from left to right. `part` is not empty. */
export function* occurrences(text: string, part: string): Generator<number> {
  for (let at = indexOf(text, part, 0); at !== -1; at = indexOf(text, part, at + part.length)) yield at;
}

/** For each beginning of `part`, the length of the longest shorter beginning that is also its end. */
function bordersOf(part: string): Int32Array {
  const borders = new Int32Array(part.length);
  let length = 0;
  for (let at = 1; at < part.length; at += 1) {
    const unit = part.charCodeAt(at);
    while (length > 0 && part.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    if (part.charCodeAt(length) === unit) length += 1;
    borders[at] = length;
  }
  return borders;
}
