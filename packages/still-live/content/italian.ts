import { declared } from 'still-live/declaration';

/* What the engine itself writes in the language of the site, beside the words that the site gives it (`declared('words')`). */

// The forms before a vowel: the words of 8 and 11 (“otto”, “undici”) begin with one.
const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' } as const;

/**
 * Joins an article and a date that begins with its day: “il 3 marzo”, “l’8 marzo”, “dall’11 marzo”.
 * @param article The article, alone or with a preposition, in the form before a consonant.
 * @param date The date in words, such as `8 marzo 2026`.
 */
export function withArticle(article: keyof typeof ELIDED, date: string): string {
  return /^(?:8|11) /.test(date) ? `${ELIDED[article]}${date}` : `${article} ${date}`;
}

/** Writes an amount as Italian does: `1.250,50`. */
export function amountInWords(amount: number): string {
  const [whole = '', part] = String(Math.round(amount * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, '.');
  return part === undefined ? grouped : `${grouped},${part.padEnd(2, '0')}`;
}

export const FLAGS = { field: ['Sì', 'No'], record: ['Visibile nel menu', 'Nascosta'] } as const;

export const NOT_STARTED = {
  message: 'Non è stato possibile avviare l’anteprima: uno script della pagina manca o si è fermato.',
  retry: 'Riprova',
} as const;

/** Returns the number of a month that is written as a number, as its name or as three letters of it. */
export function monthOf(written: string): string {
  const name = written.toLowerCase();
  const place = declared('words').months.findIndex((month) => [month, month.slice(0, 3)].includes(name));
  return place < 0 ? written : String(place + 1);
}

/**
 * Writes a day in words: `1º dicembre 2026`. Does not use `Intl`, because the build and every browser must write the
 * same.
 * @param day `YYYY-MM-DD`.
 */
export function dayInWords(day: string): string {
  const [year = '', month = '', number = ''] = day.split('-');
  const date = Number(number) === 1 ? '1º' : String(Number(number));
  return `${date} ${declared('words').months[Number(month) - 1] ?? month} ${year}`;
}
