import { withArticle } from '../italian-date';
import { dayInWords, knownCurrency, knownPeriod } from '../job-facts';
import { type JobGap, jobGaps } from '../job-gaps';
import type { JobFacts } from '../model';
import { parseRecord } from '../parse/parse-record';
import type { SafeHtml, SafeInline, Sanitiser } from '../safe-html';
import type { PositionPath } from '../schema/values';
import type { Report } from './editor-issue';

/** The field to fill in, and the name of what is missing. */
const MISSING: Readonly<Record<Exclude<JobGap, 'expired'>, readonly [field: string, what: string]>> = {
  title: ['titolo', 'il titolo'],
  description: ['descrizione_posizione', 'la descrizione'],
  repeated: ['descrizione_posizione', 'una descrizione che non sia il titolo'],
  published: ['data_pubblicazione', 'la data di pubblicazione'],
  place: ['luogo', 'la città (o che si lavora da remoto)'],
  country: ['luogo', 'il paese'],
};

/** Reports everything that is missing in one issue, at the first field to fill in. */
function reportMissing(gaps: readonly JobGap[], path: string, report: Report): void {
  const missing = gaps.flatMap((gap) => (gap === 'expired' ? [] : [MISSING[gap]]));
  const [first] = missing;
  if (first === undefined) return;
  const what = missing.map(([, words]) => words).join(', ');
  const lacks = `${missing.length === 1 ? 'manca' : 'mancano'} ${what}`;
  const message = `La posizione non comparirà tra le offerte di lavoro di Google: ${lacks}`;
  report(`${path}/${first[0]}`, 'warning', message);
}

/**
 * Reports a pay in words that the site does not know: visitors would read another one. One that is missing too: applicants
 * must know it, or its range, before the interview (Directive (EU) 2023/970, article 5).
 */
function checkPay(
  { minimo, massimo, valuta, periodo }: JobFacts['retribuzione'],
  path: string,
  report: Report,
): void {
  const warn = (part: string, message: string): void => report(`${path}/${part}`, 'warning', message);
  if (Math.max(minimo, massimo) === 0)
    report(
      path,
      'warning',
      'Manca la retribuzione: chi si candida deve conoscerla prima del colloquio (direttiva UE 2023/970, art. 5)',
    );
  if (knownCurrency(valuta) === undefined)
    warn('valuta', `Valuta «${valuta}» non riconosciuta: compare l’euro; scrivi il codice, come CHF`);
  if (knownPeriod(periodo) === undefined) {
    const remedy = 'scrivi anno, mese, settimana, giorno o ora';
    warn('periodo', `Periodo «${periodo}» non riconosciuto: compare «l’anno»; ${remedy}`);
  }
}

/** Leaves texts as they are: only their words are read. */
/** For what is parsed to be checked, and not shown. */
export const AS_WRITTEN: Sanitiser = {
  flow: (text) => text as SafeHtml,
  phrasing: (text) => text as SafeInline,
};

/**
 * Reports why a position will not appear in the job search of Google, and a pay that is missing or not understood.
 * @param path Its path below the base path.
 * @param raw Its raw value. What is not as the schema says is reported by the parser.
 * @param today `YYYY-MM-DD`.
 */
export function checkJob(path: PositionPath, raw: unknown, today: string, report: Report): void {
  const position = parseRecord(path, raw, AS_WRITTEN).value;
  if (position === null) return;
  const gaps = jobGaps(position, today);
  if (!gaps.includes('expired')) checkPay(position.retribuzione, `${path}/retribuzione`, report);
  reportMissing(gaps, path, report);
  if (!gaps.includes('expired')) return;
  const since = withArticle('il', dayInWords(position.data_scadenza));
  report(`${path}/data_scadenza`, 'warning', `Scaduta ${since}: la pagina lo dice, Google non la mostra`);
}
