import { fingerprint, hasSameJson } from 'still-live/content/fingerprint';
import type { Parsed } from 'still-live/content/parse/parse-record';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { Store } from 'still-live/store';
import { loadedOnce } from './loaded-once';
import type { RecordParser } from './record-parser';

export interface RecordSyncOptions {
  readonly store: Pick<Store<Records>, 'get' | 'set'>;
  /** Of the raw values of the store's initial content, by record path. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Downloads the parser. Called for the first value that has changed, and again only if that failed. */
  readonly loadParser: () => Promise<RecordParser>;
}

export type Receive = (path: RecordPath, raw: unknown) => void;

/**
 * Updates a store from raw values. A value is not parsed when its fingerprint is that of the last one, and replaces
 * nothing when it has the wrong type. Of two values of a record the later one wins, also while the parser is still
 * loading.
 */
export function createRecordSync({ store, fingerprints, loadParser }: RecordSyncOptions): Receive {
  const known = new Map(Object.entries(fingerprints));
  const parserOnce = loadedOnce(loadParser);
  let parse: RecordParser | undefined;

  function accept(path: RecordPath, { value, isWrong }: Parsed<Records[RecordPath]>): void {
    const current = store.get(path);
    if (isWrong && current !== undefined) return;
    // An equal value is skipped, so that nothing renders: the raw value of a screen changes with its
    // tabs, which its parsed value does not contain.
    if (current !== undefined && hasSameJson(current, value)) return;
    store.set(path, value);
  }

  return (path, raw) => {
    const rawFingerprint = fingerprint(raw);
    if (known.get(path) === rawFingerprint) return;
    known.set(path, rawFingerprint);
    const isLatest = (): boolean => known.get(path) === rawFingerprint;
    const read = (by: RecordParser) => by(path, raw, store.get(path));
    const parsed = parse ? read(parse) : parserOnce().then((loaded) => read((parse = loaded)));
    if (!(parsed instanceof Promise)) return accept(path, parsed);
    parsed.then(
      (late) => isLatest() && accept(path, late),
      () => {
        // Without its fingerprint, the same value is parsed again after a reconnect.
        if (isLatest()) known.delete(path);
      },
    );
  };
}
