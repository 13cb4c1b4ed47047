/** The forms of the article before a vowel: the words of 8 and 11 (“otto”, “undici”) begin with one. */
const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' } as const;

/**
 * Joins an article and a date that begins with its day: “il 3 marzo”, “l’8 marzo”, “dall’11 marzo”.
 * @param article The article, alone or with a preposition, in the form before a consonant.
 * @param date The date in words, such as `8 marzo 2026`.
 */
export function withArticle(article: keyof typeof ELIDED, date: string): string {
  return /^(?:8|11) /.test(date) ? `${ELIDED[article]}${date}` : `${article} ${date}`;
}
