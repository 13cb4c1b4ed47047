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

/** Appends `-2`, `-3` and so on while the slug is taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
