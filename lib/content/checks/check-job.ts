import { withArticle } from '../italian-date';
import { dayInWords, knownCurrency, knownPeriod } from '../job-facts';
import { type JobGap, jobGaps } from '../job-gaps';
import { parseDay } from '../parse/parse-day';
import { own } from '../raw-tree';
import { isOn, textOf } from '@/lib/content/schema/stored';
import type { Report } from './editor-issue';
import { labelOf } from './label-of';

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
  const verb = missing.length === 1 ? 'manca' : 'mancano';
  report(
    `${path}/${first[0]}`,
    'warning',
    `La posizione non comparirà tra le offerte di lavoro di Google: ${verb} ${what}`,
  );
}

/** Reports a pay in words that the site does not know: visitors would read another one. */
function checkPay(pay: unknown, path: string, report: Report): void {
  const [currency, period] = [textOf(own(pay, 'valuta')), textOf(own(pay, 'periodo'))];
  if (knownCurrency(currency) === undefined)
    report(
      `${path}/valuta`,
      'warning',
      `Valuta «${currency}» non riconosciuta: compare l’euro; scrivi il codice, come CHF`,
    );
  if (knownPeriod(period) === undefined)
    report(
      `${path}/periodo`,
      'warning',
      `Periodo «${period}» non riconosciuto: compare «l’anno»; scrivi anno, mese, settimana, giorno o ora`,
    );
}

/**
 * Reports why a position will not appear in the job search of Google, and a pay that is not understood.
 * @param position Its raw value.
 * @param path Its path below the base path.
 * @param today `YYYY-MM-DD`.
 * @param report Receives the issues.
 */
export function checkJob(position: unknown, path: string, today: string, report: Report): void {
  const place = own(position, 'luogo');
  // The parser reports a text that is not a day.
  const day = (name: string): string => parseDay(textOf(own(position, name))) ?? '';
  const expires = day('data_scadenza');
  const job = {
    title: labelOf(own(position, 'titolo')),
    description: labelOf(own(position, 'introduzione')) + labelOf(own(position, 'descrizione_posizione')),
    published: day('data_pubblicazione'),
    expires,
    town: textOf(own(place, 'citta')).trim(),
    country: textOf(own(place, 'paese')).trim(),
    remote: isOn(own(place, 'remoto')),
  };
  checkPay(own(position, 'retribuzione'), `${path}/retribuzione`, report);
  const gaps = jobGaps(job, today);
  reportMissing(gaps, path, report);
  if (!gaps.includes('expired')) return;
  const since = withArticle('il', dayInWords(expires));
  report(`${path}/data_scadenza`, 'warning', `Scaduta ${since}: la pagina lo dice, Google non la mostra`);
}
