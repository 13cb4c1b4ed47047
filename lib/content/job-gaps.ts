/** What decides whether a job may appear on Google, as plain text; empty where nothing is known. */
export interface JobBasics {
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

/** Why a job does not appear on Google: what is missing, or that it is over. */
export type JobGap = 'title' | 'description' | 'repeated' | 'published' | 'place' | 'country' | 'expired';

/**
 * What keeps a job from Google: the properties that a `JobPosting` must have and that visitors must see, or its last day.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting (required properties; a description that is not
 * the title; the country of the place, or for remote jobs the one that applicants may live in).
 * @param job - the job
 * @param today - `YYYY-MM-DD`
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
