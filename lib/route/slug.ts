/** Longest slug, in characters: an address stays readable in a message. */
const LONGEST = 60;

/** A cut at a word must not lose more than this. */
const SHORTEST_CUT = 30;

/**
 * Makes the part of an address that stands for a title: small Latin letters, digits and single hyphens, so that no title can leave its
 * folder or need an encoding. Takes the title as plain text, and what stands for one that has no such letters (empty, emoji).
 */
export function slugOf(title: string, otherwise: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words === '') return otherwise;
  if (words.length <= LONGEST) return words;
  const atWord = words.lastIndexOf('-', LONGEST);
  return words.slice(0, atWord >= SHORTEST_CUT ? atWord : LONGEST).replace(/-$/, '');
}

/** The first of `slug`, `slug-2`, `slug-3`… that is not taken yet. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
