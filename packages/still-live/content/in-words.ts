import { declared } from 'still-live/declaration';

/**
 * Writes a day in words: `1º dicembre 2026`. Without `Intl`, because the build and every browser must write
 * the same.
 * @param day `YYYY-MM-DD`.
 */
export function dayInWords(day: string): string {
  const [year = '', month = '', number = ''] = day.split('-');
  const date = Number(number) === 1 ? '1º' : String(Number(number));
  return `${date} ${declared('words').months[Number(month) - 1] ?? month} ${year}`;
}
