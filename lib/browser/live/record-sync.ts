import { fingerprint } from '@/lib/content/fingerprint';
import type { ContentIssue } from '@/lib/content/parse/issue';
import { type Parsed, parseRecord } from '@/lib/content/parse/parse-record';
import type { RecordPath, Records } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/content/safe-html';

import type { Store } from '@/lib/store/store';
import { attemptPlain } from './plain-attempt';

/** What a record sync works with. */
interface RecordSyncOptions {
  readonly store: Store<Records>;
  /** Fingerprints of the raw values that the store was filled from, by record path. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /**
   * Downloads the sanitiser; called at most until it succeeds once, and only when some HTML really changed.
   */
  readonly loadSanitiser: () => Promise<Sanitiser>;
  /** Told after each record that was parsed, with what was wrong in it. */
  readonly onParsed?: (path: RecordPath, issues: readonly ContentIssue[]) => void;
}

/** Takes raw values in and keeps the store up to date. */
export interface RecordSync {
  receive: (path: RecordPath, raw: unknown) => void;
}

/**
 * Makes the way from a raw live value to the store. A value with the known fingerprint is dropped before
 * parsing; one that is not even of the right kind never replaces a good one; of two values of a record the
 * later one wins, however long the sanitiser takes to arrive.
 */
export function createRecordSync(options: RecordSyncOptions): RecordSync {
  const { store, loadSanitiser, onParsed } = options;
  const known = new Map(Object.entries(options.fingerprints));
  let sanitiser: Sanitiser | undefined;
  let loading: Promise<Sanitiser> | undefined;

  function loadOnce(): Promise<Sanitiser> {
    loading ??= loadSanitiser().then(
      (loaded) => (sanitiser = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function accept(path: RecordPath, parsed: Parsed<Records[RecordPath]>): void {
    onParsed?.(path, parsed.issues);
    const current = store.get(path);
    if (parsed.state === 'wrong' && current !== undefined) return;
    // Equal content keeps its identity, so that nothing renders: a frame record changes with parts it does
    // not show.
    if (current !== undefined && JSON.stringify(current) === JSON.stringify(parsed.value)) return;
    store.set(path, parsed.value);
  }

  function receive(path: RecordPath, raw: unknown): void {
    const rawFingerprint = fingerprint(raw);
    if (known.get(path) === rawFingerprint) return;
    known.set(path, rawFingerprint);
    if (sanitiser) return accept(path, parseRecord(path, raw, sanitiser));

    const attempt = attemptPlain();
    const parsed = parseRecord(path, raw, attempt.sanitiser);
    if (attempt.wasPlainText()) return accept(path, parsed);
    loadOnce().then(
      (loaded) => {
        if (known.get(path) === rawFingerprint) accept(path, parseRecord(path, raw, loaded));
      },
      () => {
        // Not seen: the next value, or the same one after a reconnect, tries again.
        if (known.get(path) === rawFingerprint) known.delete(path);
      },
    );
  }

  return { receive };
}
