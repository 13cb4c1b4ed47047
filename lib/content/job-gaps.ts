import { shownWords } from './checks/editor-issue';
import { isExpired } from './job-facts';
import type { Position } from './model';

/** Why a job does not appear on Google: what is missing, a description that repeats the title, or `expired`. */
export type JobGap = 'title' | 'description' | 'repeated' | 'published' | 'place' | 'country' | 'expired';

/**
 * Returns why a job will not appear on Google: the required properties of a `JobPosting` that are missing, or
 * that its last day is over. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting (required properties; a
 * description that is not the title; the country of the place, or for remote jobs the one that applicants may
 * live in).
 * @param position The position; its texts need not be sanitised.
 * @param today `YYYY-MM-DD`.
 */
export function jobGaps(position: Position, today: string): readonly JobGap[] {
  const { titolo, introduzione, descrizione_posizione, luogo } = position;
  const title = shownWords(titolo).toLowerCase();
  const description = (shownWords(introduzione) + shownWords(descrizione_posizione)).toLowerCase();
  const gaps: readonly (readonly [JobGap, boolean])[] = [
    ['title', title === ''],
    ['description', description === ''],
    ['repeated', description !== '' && description === title],
    ['published', position.data_pubblicazione === ''],
    ['place', luogo.citta === '' && !luogo.remoto],
    ['country', luogo.paese === ''],
    ['expired', isExpired(position, today)],
  ];
  return gaps.filter(([, is]) => is).map(([gap]) => gap);
}
