import type { Records } from './records';

/**
 * The published content at build time: every record parsed, and for each a fingerprint of the raw value it came from
 * (`lib/content/fingerprint.ts`), so that an equal live value is known without parsing it.
 */
export interface Snapshot {
  readonly records: Partial<Records>;
  readonly fingerprints: Readonly<Record<string, string>>;
}
