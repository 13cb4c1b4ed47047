import { rawAt } from '@/lib/content/raw-tree';
import { type Database, endAt, onValue, orderByKey, query, ref } from 'firebase/database';
import { fingerprint } from '@/lib/content/fingerprint';
import type { RecordSource } from '../live/database-connection';

/** What to ask a sealed draft for. */
interface SealedOptions {
  /** `drafts/{project}` */
  readonly basePath: string;
  /** The key of the address: the rules grant only the query that ends at it (`database.rules.json`). */
  readonly key: string;
  /** Told when the database ends the listen after it was granted. */
  readonly onRevoked: (error: Error) => void;
}

type Listener = (tree: unknown) => void;

function sourceOf(listeners: Set<Listener>, latest: () => unknown): RecordSource {
  return {
    watch: (path, onRaw) => {
      let lastFingerprint: string | undefined;
      const listener: Listener = (tree) => {
        const raw = rawAt(tree, path);
        const nextFingerprint = fingerprint(raw);
        if (nextFingerprint === lastFingerprint) return;
        lastFingerprint = nextFingerprint;
        onRaw(raw);
      };
      listeners.add(listener);
      listener(latest());
      return () => void listeners.delete(listener);
    },
    readOnce: (path) => Promise.resolve(rawAt(latest(), path)),
  };
}

/**
 * Opens a sealed draft: one live query for all of it, `orderByKey().endAt('~' + key)`, whose value is split
 * into records. Resolves with the source of records when the first value has arrived. Rejects when the
 * database denies the query.
 */
export function openSealedSource(
  database: Database,
  { basePath, key, onRevoked }: SealedOptions,
): Promise<RecordSource> {
  const listeners = new Set<Listener>();
  let latest: unknown;
  return new Promise((resolve, reject) => {
    let isGranted = false;
    onValue(
      query(ref(database, basePath), orderByKey(), endAt(`~${key}`)),
      (snapshot) => {
        latest = snapshot.val() as unknown;
        isGranted = true;
        resolve(sourceOf(listeners, () => latest));
        for (const listener of [...listeners]) listener(latest);
      },
      (error) => {
        if (isGranted) onRevoked(error);
        reject(error);
      },
    );
  });
}
