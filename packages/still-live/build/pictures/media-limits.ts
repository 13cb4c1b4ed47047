import type { MediaFault } from 'still-live/media/picture';

/** The message is only the reason; the caller adds the address. */
export class MediaError extends Error {
  override readonly name = 'MediaError';

  constructor(
    message: string,
    /** Absent when the picture may yet be used. */
    readonly fault?: MediaFault,
  ) {
    super(message);
  }
}

/** Limits for a machine with two cores and content made by people. Times are in milliseconds, sizes in bytes. */
export const MEDIA_LIMITS = {
  maxBytes: 30 * 1024 * 1024,
  // A small file can contain a huge picture.
  maxPixels: 100_000_000,
  // For one picture, with its redirects.
  fetchTimeoutMs: 20_000,
  // For all pictures together, so that many slow hosts cannot delay a build for long.
  fetchBudgetMs: 120_000,
  // Hosts outside the public internet that pictures may be fetched from.
  privateHosts: [] as readonly string[],
  fetchConcurrency: 8,
  // A small drawing can take days to decode. A lower limit needs a new name of the recipe, because refusals are
  // remembered.
  encodeTimeoutMs: 60_000,
  // For all pictures of a build together. The next builds make those that are not made then.
  encodeBudgetMs: 600_000,
  encodeMemoryBytes: 1536 * 1024 * 1024,
  encodeConcurrency: 2,
};

export type MediaLimits = Readonly<typeof MEDIA_LIMITS>;
