import type { ContentIssue } from '@/lib/content/parse/issue';
import type { RecordPath } from '@/lib/content/records';
import type { SiteStatus } from '@/lib/content/site-status';
import type { Publication } from '@/lib/content/timeline/history';
import type { Scheduled } from '@/lib/content/timeline/scheduled';

/**
 * Where the preview stands: `checking` until the first screen can be shown, `open` or `sealed` while it is
 * shown (by the kind of its database), `unavailable` when the key is wrong, `revoked` when it was changed
 * while the draft was shown, `failed` when the database does not answer.
 */
type PreviewPhase = 'checking' | 'open' | 'sealed' | 'unavailable' | 'revoked' | 'failed';

/**
 * What the preview knows beside the records; one entry each, so that a part of the bar renders only for its
 * own.
 */
export interface PreviewState {
  phase: PreviewPhase;
  isConnected: boolean;
  /** The database has ended a listen of the draft; it is tried again. */
  isDenied: boolean;
  /** The raw content of the draft and of what visitors see, without anything that is no content. */
  draftTree: unknown;
  publishedTree: unknown;
  /** When the last change of the draft arrived, in milliseconds since 1970. */
  changedAt: number;
  /** Paths of the fields that the last change touched; a new list for each change. */
  changedPaths: readonly string[];
  /** What the parsers could not read in the draft, by record. */
  parseIssues: ReadonlyMap<RecordPath, readonly ContentIssue[]>;
  /** What the site is doing; `undefined`: the database does not tell. */
  status: SiteStatus | undefined;
  /** What waits for its moment. */
  scheduled: readonly Scheduled[];
  /** How far the clock of the database is ahead of this machine's, in milliseconds. */
  clockOffset: number;
  /** Who published what; read when a past day is asked for. Rejects when the database denies it. */
  readHistory: () => Promise<readonly Publication[]>;
}
