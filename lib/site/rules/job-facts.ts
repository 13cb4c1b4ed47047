import { amountInWords, dayInWords, withArticle } from 'still-live/content';
import type { JobFacts } from '@/lib/site/model';
import { wording } from '@/lib/site/wording';

const EURO = 'EUR';

/** The first period is the default. `unit` as in schema.org (`unitText`). */
const PERIODS = [
  { unit: 'YEAR', words: wording.pay.year, means: /ann/i },
  { unit: 'MONTH', words: wording.pay.month, means: /mes|mens/i },
  { unit: 'WEEK', words: wording.pay.week, means: /settiman/i },
  { unit: 'DAY', words: wording.pay.day, means: /giorn/i },
  { unit: 'HOUR', words: wording.pay.hour, means: /\bor[ae]/i },
] as const;

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['', EURO],
  ['€', EURO],
  ['euro', EURO],
  ['$', 'USD'],
  ['£', 'GBP'],
]);

type Pay = JobFacts['retribuzione'];

/** Currency (ISO 4217) and period of what an editor wrote (“al mese”); `undefined` for an unknown word. */
export function knownTerms({ valuta, periodo }: Pay) {
  const currency = /^[A-Z]{3}$/i.test(valuta) ? valuta.toUpperCase() : CURRENCIES.get(valuta.toLowerCase());
  const period = periodo === '' ? PERIODS[0] : PERIODS.find(({ means }) => means.test(periodo));
  return { currency, period };
}

/** Unknown words count as the euro and a year. */
export function payTerms(pay: Pay) {
  const { currency = EURO, period = PERIODS[0] } = knownTerms(pay);
  return { currency, period };
}

function payInWords(pay: Pay): string {
  const amounts = [...new Set([pay.minimo, pay.massimo])].filter((amount) => amount > 0);
  if (amounts.length === 0) return '';
  const range = amounts.sort((a, b) => a - b).map(amountInWords);
  const { currency, period } = payTerms(pay);
  return `${range.join('–')} ${currency === EURO ? '€' : currency} ${period.words}`;
}

export function placeInWords({ citta, paese, remoto }: JobFacts['luogo']): string {
  const town = [citta, paese].filter((part) => part !== '').join(', ');
  if (!remoto) return town;
  return town === '' ? wording.remote : `${wording.remote} (${town})`;
}

/** `today` is `YYYY-MM-DD`. On its last day a position is open. */
export function isExpired({ data_scadenza }: Pick<JobFacts, 'data_scadenza'>, today: string): boolean {
  return data_scadenza !== '' && data_scadenza < today;
}

const says = (said: string, word: string): boolean => said.toLowerCase().includes(word.toLowerCase());

function saysPay(said: string, pay: Pay): boolean {
  const numbers = said.replace(/\.(?=\d{3}(?!\d))/g, '').match(/\d+(?:,\d+)?/g) ?? [];
  const has = (amount: number): boolean => numbers.some((one) => Number(one.replace(',', '.')) === amount);
  const [least = 0, most = 0] = [pay.minimo, pay.massimo].sort((a, b) => a - b);
  const { currency, period } = payTerms(pay);
  const saysPeriod = period === PERIODS[0] || period.means.test(said);
  const saysLeast = least === 0 || has(least) || has(least / 1000);
  return currency === EURO && saysPeriod && has(most) && saysLeast;
}

function saysPlace(said: string, { citta, paese, remoto }: JobFacts['luogo']): boolean {
  const country = /^ital/i.test(paese) ? '' : paese;
  return [citta, country, remoto ? 'remoto' : ''].every((word) => says(said, word));
}

/**
 * Writes the facts of a position in words, one text each; empty facts are left out, and those that a text above them says.
 * @param said That text, in the editor's words.
 */
export function factsInWords(facts: JobFacts, today: string, said = ''): readonly string[] {
  const { data_pubblicazione: published, data_scadenza: expires, contratto, luogo, retribuzione } = facts;
  const isOpen = expires !== '' && !isExpired(facts, today);
  const until = isOpen ? wording.applyUntil(withArticle('al', dayInWords(expires))) : '';
  const since = published === '' ? '' : wording.published(withArticle('il', dayInWords(published)));
  const all = [
    saysPlace(said, luogo) ? '' : placeInWords(luogo),
    says(said, contratto) ? '' : contratto,
    saysPay(said, retribuzione) ? '' : payInWords(retribuzione),
    since,
    until,
  ];
  return all.filter((words) => words !== '');
}
