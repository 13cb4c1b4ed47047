// In characters, so that addresses stay readable.
const LONGEST = 60;

// A slug is cut at the end of a word only if at least this many characters remain.
const SHORTEST_CUT = 30;

// Latin letters that Unicode does not decompose into a letter and an accent.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Makes a part of an address from a title: small Latin letters, digits and single hyphens, so that no title can leave
 * its folder or need an encoding.
 * @param title The title as plain text.
 * @param otherwise The slug of a title without Latin letters and digits.
 */
export function slugOf(title: string, otherwise: string): string {
  const words = title
    // No more is needed, and to normalise a long text may take very long.
    .slice(0, 300)
    .normalize('NFKD')
    .toLowerCase()
    // Removes accents, and characters that are not seen, such as a hyphen for the end of a line.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words === '') return otherwise;
  if (words.length <= LONGEST) return words;
  const atWord = words.lastIndexOf('-', LONGEST);
  return words.slice(0, atWord >= SHORTEST_CUT ? atWord : LONGEST).replace(/-$/, '');
}

/**
 * Returns a function that takes a slug, and appends `-2`, `-3` and so on while it is taken. It remembers where it was, because a
 * thousand entries may have one title.
 * @param taken Gets every slug that is taken.
 */
export function slugTaker(taken: Set<string>): (slug: string) => string {
  const numbers = new Map<string, number>();
  return (slug) => {
    let number = numbers.get(slug) ?? 1;
    const numbered = (): string => (number === 1 ? slug : `${slug}-${number}`);
    while (taken.has(numbered())) number += 1;
    numbers.set(slug, number);
    taken.add(numbered());
    return numbered();
  };
}
