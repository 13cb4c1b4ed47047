import { create, type Font } from 'fontkit';

/** How much nearer or farther the second of two glyphs stands, in units of the font. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly distance: number;
}

/** The two characters of every pair of neighbours in some texts, each pair once. */
function neighbours(texts: readonly string[]): readonly string[] {
  const following = new Map<string, Set<string>>();
  for (const text of new Set(texts)) {
    let before: Set<string> | undefined;
    for (const character of text.replace(/\s+/g, ' ')) {
      before?.add(character);
      before = following.get(character);
      if (before) continue;
      before = new Set();
      following.set(character, before);
    }
  }
  return [...following].flatMap(([first, seconds]) => Array.from(seconds, (second) => first + second));
}

/** Returns the distances of neighbours that the font has, sorted by glyphs. */
function kernedPairs(font: Font, texts: readonly string[]): Pair[] {
  const pairs = neighbours(texts).flatMap((text) => {
    const { glyphs, positions } = font.layout(text, ['kern']);
    const [first, second] = glyphs;
    const [position] = positions;
    if (!first || !second || !position || first.id === 0 || second.id === 0) return [];
    const distance = position.xAdvance - first.advanceWidth;
    return distance === 0 ? [] : [{ first: first.id, second: second.id, distance }];
  });
  return pairs.sort((a, b) => a.first - b.first || a.second - b.second);
}

/** Writes numbers as 16 bits each, big-endian. */
function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, index * 2));
  return bytes;
}

/** The start of a GPOS table with one lookup of pairs, which the feature `kern` applies in every script. */
const KERN_ONLY = Buffer.concat([
  // Version 1.0, then where scripts, features and lookups begin.
  words([1, 0, 10, 30, 44]),
  words([1]),
  Buffer.from('DFLT'),
  words([8, 4, 0, 0, 0xffff, 1, 0]),
  words([1]),
  Buffer.from('kern'),
  words([8, 0, 1, 0]),
  words([1, 4, 2, 0, 1, 8]),
]);

/** Writes a GPOS table (OpenType 1.9, chapter GPOS: pair adjustment, format 1) with these distances alone. */
function gposTable(pairs: readonly Pair[]): Buffer {
  const sets = new Map<number, number[]>();
  for (const { first, second, distance } of pairs)
    sets.set(first, [...(sets.get(first) ?? []), second, distance]);
  const values = [...sets.values()].map((set) => [set.length / 2, ...set]);
  let end = 10 + 2 * sets.size;
  const offsets = values.map((set) => {
    end += 2 * set.length;
    return end - 2 * set.length;
  });
  const coverage = [1, sets.size, ...sets.keys()];
  return Buffer.concat([
    KERN_ONLY,
    words([1, end, 4, 0, sets.size, ...offsets, ...values.flat(), ...coverage]),
  ]);
}

/** Replaces one table of a font file without compression (OpenType 1.9, chapter "OpenType font file"). */
function replaceTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const directory = Buffer.from(font.subarray(0, 12 + 16 * count));
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let entry = 12; entry < directory.length; entry += 16) {
    const [offset, length] = [directory.readUInt32BE(entry + 8), directory.readUInt32BE(entry + 12)];
    const isReplaced = directory.toString('latin1', entry, entry + 4) === tag;
    const bytes = isReplaced ? table : font.subarray(offset, offset + length);
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    parts.push(bytes, Buffer.alloc(-bytes.length & 3));
    end += bytes.length + (-bytes.length & 3);
  }
  return Buffer.concat(parts);
}

/**
 * Reduces the kerning of a font to the neighbours that some texts have. Kerning of all pairs is a third of a
 * face that is cut to few characters.
 * @param font A TrueType font without compression.
 * @param texts The texts; other pairs of characters lose their kerning.
 * @returns The font with the same glyphs and that kerning alone; checksums are left to who compresses it.
 */
export function keepUsedKerning(font: Buffer, texts: readonly string[]): Buffer {
  const opened = create(font);
  if (!('layout' in opened)) throw new Error('a collection of fonts cannot be cut');
  return replaceTable(font, 'GPOS', gposTable(kernedPairs(opened, texts)));
}
