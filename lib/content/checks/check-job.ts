import { withArticle } from '../italian-date';
import { dayInWords, knownCurrency, knownPeriod } from '../job-facts';
import { type JobGap, jobGaps } from '../job-gaps';
import { parseDay } from '../parse/parse-day';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { isOn } from '@/lib/content/schema/stored';
import { labelOf, type Report } from './editor-issue';

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
function checkPay(position: ContentNode, report: Report): void {
  const pay = partOf(position, 'retribuzione');
  const path = `${position.path}/retribuzione`;
  const [currency, period] = [textOf(partOf(pay, 'valuta')), textOf(partOf(pay, 'periodo'))];
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
 * @param today `YYYY-MM-DD`.
 */
export function checkJob(position: ContentNode, today: string, report: Report): void {
  const { path } = position;
  const place = partOf(position, 'luogo');
  // The parser reports a text that is not a day.
  const day = (name: string): string => parseDay(textOf(partOf(position, name))) ?? '';
  const expires = day('data_scadenza');
  const job = {
    title: labelOf(partOf(position, 'titolo')),
    description:
      labelOf(partOf(position, 'introduzione')) + labelOf(partOf(position, 'descrizione_posizione')),
    published: day('data_pubblicazione'),
    expires,
    town: textOf(partOf(place, 'citta')),
    country: textOf(partOf(place, 'paese')),
    remote: isOn(partOf(place, 'remoto')?.value),
  };
  checkPay(position, report);
  const gaps = jobGaps(job, today);
  reportMissing(gaps, path, report);
  if (!gaps.includes('expired')) return;
  const since = withArticle('il', dayInWords(expires));
  report(`${path}/data_scadenza`, 'warning', `Scaduta ${since}: la pagina lo dice, Google non la mostra`);
}
