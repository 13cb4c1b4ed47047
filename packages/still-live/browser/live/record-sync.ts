import { fingerprint } from 'still-live/content/fingerprint';
import { type Parsed, parseRecord } from 'still-live/content/parse/parse-record';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { Sanitiser } from 'still-live/html/safe-html';
import type { Store } from 'still-live/store';
import { parsePlain } from './parse-plain';

export interface RecordSyncOptions {
  readonly store: Pick<Store<Records>, 'get' | 'set'>;
  /** Fingerprints of the raw values of the store's initial content, by record path. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Downloads the sanitiser. Called when a text with new markup has come, and again only if it failed. */
  readonly loadSanitiser: () => Promise<Sanitiser>;
  /** As the sanitiser has it. */
  readonly siteUrl?: string;
}

/** Takes the raw value of a record. */
export type Receive = (path: RecordPath, raw: unknown) => void;

/**
 * Updates a store from raw values. A value with the fingerprint of the last one is skipped before parsing; one of the
 * wrong type replaces nothing. Of two values of a record the later one wins, also when the sanitiser is still loading.
 */
export function createRecordSync(options: RecordSyncOptions): Receive {
  const { store, loadSanitiser } = options;
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

  function accept(path: RecordPath, { value, isWrong }: Parsed<Records[RecordPath]>): void {
    const current = store.get(path);
    if (isWrong && current !== undefined) return;
    // An equal value is skipped, so that nothing renders: the raw value of a screen changes with its
    // tabs, which its parsed value does not contain.
    if (current !== undefined && JSON.stringify(current) === JSON.stringify(value)) return;
    store.set(path, value);
  }

  return (path, raw) => {
    const rawFingerprint = fingerprint(raw);
    if (known.get(path) === rawFingerprint) return;
    known.set(path, rawFingerprint);
    if (sanitiser) return accept(path, parseRecord(path, raw, sanitiser));

    const parsed = parsePlain(path, raw, store.get(path), options.siteUrl);
    if (parsed) return accept(path, parsed);
    loadOnce().then(
      (loaded) => {
        if (known.get(path) === rawFingerprint) accept(path, parseRecord(path, raw, loaded));
      },
      () => {
        // Without its fingerprint, the same value is parsed again after a reconnect.
        if (known.get(path) === rawFingerprint) known.delete(path);
      },
    );
  };
}
