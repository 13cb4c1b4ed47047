/** What bounds the media step. Times in milliseconds, sizes in bytes. */
export interface MediaLimits {
  /** Largest original that is read. */
  readonly maxBytes: number;
  /** Largest number of pixels that is decoded: a small file may claim a huge picture. */
  readonly maxPixels: number;
  /** Time for one picture to arrive completely, redirects included. */
  readonly fetchTimeoutMs: number;
  /** Time for all pictures together: many hanging hosts cannot hold a build up for long. */
  readonly fetchBudgetMs: number;
  readonly maxRedirects: number;
  /** Requests under way at once. */
  readonly fetchConcurrency: number;
  /** Pictures encoded at once. */
  readonly encodeConcurrency: number;
  /** After how many builds that did not use a picture its variants leave the cache. */
  readonly keepUnusedBuilds: number;
}

/** Limits fit for a machine with two cores and for content made by people. */
export const MEDIA_LIMITS: MediaLimits = {
  maxBytes: 30 * 1024 * 1024,
  maxPixels: 100_000_000,
  fetchTimeoutMs: 20_000,
  fetchBudgetMs: 120_000,
  maxRedirects: 5,
  fetchConcurrency: 8,
  encodeConcurrency: 2,
  keepUnusedBuilds: 10,
};
