import type { JobFacts } from './model';

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** The currency of an amount without one, ISO 4217. */
const EURO = 'EUR';

/** How long a payment is for; the first is what is meant when nothing is said. Names as job boards know them (schema.org, `unitText`). */
const PERIODS = [
  { unit: 'YEAR', words: 'l’anno', means: /ann/i },
  { unit: 'MONTH', words: 'al mese', means: /mes|mens/i },
  { unit: 'WEEK', words: 'alla settimana', means: /settiman/i },
  { unit: 'DAY', words: 'al giorno', means: /giorn/i },
  { unit: 'HOUR', words: 'l’ora', means: /\bor[ae]/i },
] as const;

/** How long a payment is for. Takes what the editor wrote (“anno”, “al mese”); a year when it says nothing known. */
export function payPeriod(words: string): (typeof PERIODS)[number] {
  return PERIODS.find(({ means }) => means.test(words)) ?? PERIODS[0];
}

/** The currency of a payment, ISO 4217. Takes what the editor wrote; the euro when it is no code. */
export function payCurrency({ valuta }: JobFacts['retribuzione']): string {
  return /^[A-Z]{3}$/i.test(valuta) ? valuta.toUpperCase() : EURO;
}

/** A day in words. Takes `YYYY-MM-DD`. Own names, because the build and a browser may know others. */
export function dayInWords(day: string): string {
  const [year = '', month = '', number = ''] = day.split('-');
  const date = Number(number) === 1 ? '1º' : String(Number(number));
  return `${date} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

function number(amount: number): string {
  const [whole = '', part] = String(Math.round(amount * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return part === undefined ? grouped : `${grouped},${part.padEnd(2, '0')}`;
}

function payInWords(pay: JobFacts['retribuzione']): string {
  const amounts = [...new Set([pay.minimo, pay.massimo])].filter((amount) => amount > 0);
  if (amounts.length === 0) return '';
  const currency = payCurrency(pay);
  const range = amounts
    .sort((a, b) => a - b)
    .map(number)
    .join('–');
  return `${range} ${currency === EURO ? '€' : currency} ${payPeriod(pay.periodo).words}`;
}

/** Where the work is done, in words; empty when nothing is known. */
export function placeInWords({ citta, paese, remoto }: JobFacts['luogo']): string {
  const town = [citta, paese].filter((part) => part !== '').join(', ');
  if (!remoto) return town;
  return town === '' ? 'Da remoto' : `Da remoto (${town})`;
}

/** Whether nobody can apply any more. Takes the facts and today, `YYYY-MM-DD`; the last day still counts. */
export function isExpired(facts: JobFacts | undefined, today: string): boolean {
  return facts !== undefined && facts.scadenza !== '' && facts.scadenza < today;
}

/** The facts of a position in words, each on its own; none where the editor said nothing. Takes the facts and today, `YYYY-MM-DD`. */
export function factsInWords(facts: JobFacts, today: string): readonly string[] {
  const { pubblicazione, scadenza, contratto, luogo, retribuzione } = facts;
  const until =
    scadenza === '' || isExpired(facts, today) ? '' : `Candidature fino al ${dayInWords(scadenza)}`;
  const since = pubblicazione === '' ? '' : `Pubblicata il ${dayInWords(pubblicazione)}`;
  return [placeInWords(luogo), contratto, payInWords(retribuzione), since, until].filter(
    (words) => words !== '',
  );
}
