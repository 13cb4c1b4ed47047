/** The facts that decide whether a job may appear on Google, as plain text; empty where nothing is known. */
interface JobBasics {
  readonly title: string;
  readonly description: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly published: string;
  /** Last day to apply, `YYYY-MM-DD`. */
  readonly expires: string;
  readonly town: string;
  readonly country: string;
  readonly remote: boolean;
}

/** Why a job does not appear on Google: what is missing, a description that repeats the title, or `expired`. */
export type JobGap = 'title' | 'description' | 'repeated' | 'published' | 'place' | 'country' | 'expired';

/**
 * Returns why a job will not appear on Google: the required properties of a `JobPosting` that are missing, or
 * that its last day is over. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting (required properties; a
 * description that is not the title; the country of the place, or for remote jobs the one that applicants may
 * live in).
 * @param today `YYYY-MM-DD`.
 */
export function jobGaps(job: JobBasics, today: string): readonly JobGap[] {
  const [title, description] = [job.title.trim().toLowerCase(), job.description.trim().toLowerCase()];
  const gaps: readonly (readonly [JobGap, boolean])[] = [
    ['title', title === ''],
    ['description', description === ''],
    ['repeated', description !== '' && description === title],
    ['published', job.published === ''],
    ['place', job.town === '' && !job.remote],
    ['country', job.country === ''],
    ['expired', job.expires !== '' && job.expires < today],
  ];
  return gaps.filter(([, is]) => is).map(([gap]) => gap);
}
