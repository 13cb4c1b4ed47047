import type { Difference } from 'still-live/content/changes/differences';
import type { SiteStatus } from 'still-live/status/site-status';
import type { Publication } from 'still-live/content/timeline/history';
import type { Remark } from './remarks';
import type { Scheduled } from 'still-live/content/timeline/scheduled';

/**
 * `checking` until the first screen can be shown; `open` or `sealed` (the kind of database) while the draft is shown;
 * `revoked` when the key was changed meanwhile; `failed` when the database has not answered yet, or the read failed.
 */
type PreviewPhase = 'checking' | 'open' | 'sealed' | 'unavailable' | 'revoked' | 'failed';

// `then` is the content of another day.
export type PreviewView = 'draft' | 'published' | 'then';

/** Adds and resolves remarks. Both reject when the database refuses, and wait while there is no connection. */
interface RemarkWrites {
  readonly add: (remark: Pick<Remark, 'path' | 'text' | 'by'>) => Promise<void>;
  readonly resolve: (id: string, by: string) => Promise<void>;
}

/** Each value has its own key in a store, so that a part of the bar renders only when a value that it shows changes. */
export interface PreviewState {
  phase: PreviewPhase;
  isConnected: boolean;
  isDenied: boolean;
  draftTree: unknown;
  publishedTree: unknown;
  /** Raw, without the scheduled publications whose time has come, until they are moved there. */
  storedTree: unknown;
  changes: readonly Difference[];
  view: PreviewView;
  /** The day that was asked for, and when it was, in milliseconds since 1970 by the clock of the database. */
  day: { readonly at: number; readonly now: number };
  /** Time of the last change of the draft, in milliseconds since 1970, by the clock of this device. */
  changedAt: number;
  /** Paths of the last change of the draft, without removed entries; a new list for each change. */
  changedPaths: readonly string[];
  openedField: string;
  status: SiteStatus | undefined;
  scheduled: readonly Scheduled[];
  /** How far the clock of the database is ahead of the clock of this device, in milliseconds. */
  clockOffset: number;
  /** Reads the history of publications, to show a past day. Rejects when the database denies the read. */
  readHistory: () => Promise<readonly Publication[]>;
  remarks: readonly Remark[] | undefined;
  remarkWrites: RemarkWrites;
  reviewer: string;
  /** The remarks that are being written, by content path, until the database has them. */
  unsent: ReadonlyMap<string, UnsentRemark>;
}

export interface UnsentRemark {
  readonly text: string;
  /** On its way, or why it was not taken. Absent while it is typed. */
  readonly state?: 'sending' | 'refused' | 'full';
}
