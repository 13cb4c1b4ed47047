import { dayInWords } from '../job-facts';
import { type JobGap, jobGaps } from '../job-gaps';
import { parseDay } from '../parse/parse-day';
import { own } from '../raw-tree';
import { isOn, textOf } from '../changes/pruned-content';
import type { Report } from './editor-issue';

/** The field to fill, and what is missing in it. */
const MISSING: Readonly<Record<Exclude<JobGap, 'expired'>, readonly [field: string, what: string]>> = {
  title: ['titolo', 'il titolo'],
  description: ['descrizione_posizione', 'la descrizione'],
  repeated: ['descrizione_posizione', 'una descrizione che non sia il titolo'],
  published: ['data_pubblicazione', 'la data di pubblicazione'],
  place: ['luogo', 'la città (o che si lavora da remoto)'],
  country: ['luogo', 'il paese'],
};

/** The words of a raw text. Takes HTML as editors write it. */
function wordsOf(raw: unknown): string {
  return textOf(raw)
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One line for all that is missing, at the first field to fill. */
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

/**
 * Checks a position as a job for search engines: why it will not appear on Google.
 * @param position - its raw value
 * @param path - its path, for the issues
 * @param today - `YYYY-MM-DD`
 * @param report - where issues go
 */
export function checkJob(position: unknown, path: string, today: string, report: Report): void {
  const place = own(position, 'luogo');
  // A text that is no day is told by the parser.
  const day = (name: string): string => parseDay(textOf(own(position, name))) ?? '';
  const expires = day('data_scadenza');
  const job = {
    title: wordsOf(own(position, 'titolo')),
    description: wordsOf(own(position, 'introduzione')) + wordsOf(own(position, 'descrizione_posizione')),
    published: day('data_pubblicazione'),
    expires,
    town: textOf(own(place, 'citta')).trim(),
    country: textOf(own(place, 'paese')).trim(),
    remote: isOn(own(place, 'remoto')),
  };
  const gaps = jobGaps(job, today);
  reportMissing(gaps, path, report);
  if (!gaps.includes('expired')) return;
  const since = dayInWords(expires);
  report(`${path}/data_scadenza`, 'warning', `Scaduta il ${since}: la pagina lo dice, Google non la mostra`);
}
