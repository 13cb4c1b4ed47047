/** A picture or file that cannot be used. The message is only the reason; the caller adds the address. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}

/** The limits of the media step. Times in milliseconds, sizes in bytes. */
export interface MediaLimits {
  readonly maxBytes: number;
  /** Largest number of pixels that is decoded: a small file can contain a huge picture. */
  readonly maxPixels: number;
  /** Time for one picture, with its redirects. */
  readonly fetchTimeoutMs: number;
  readonly fetchBudgetMs: number;
  readonly maxRedirects: number;
  /** Hosts outside the public internet that pictures may be fetched from. */
  readonly privateHosts: readonly string[];
  readonly fetchConcurrency: number;
  /** Time and memory for decoding and encoding one picture: a small drawing can take days. */
  readonly encodeTimeoutMs: number;
  readonly encodeMemoryBytes: number;
  readonly encodeConcurrency: number;
}

/** Limits for a machine with two cores and content made by people. */
export const MEDIA_LIMITS: MediaLimits = {
  maxBytes: 30 * 1024 * 1024,
  maxPixels: 100_000_000,
  fetchTimeoutMs: 20_000,
  fetchBudgetMs: 120_000,
  maxRedirects: 5,
  privateHosts: [],
  fetchConcurrency: 8,
  encodeTimeoutMs: 60_000,
  encodeMemoryBytes: 1536 * 1024 * 1024,
  encodeConcurrency: 2,
};
