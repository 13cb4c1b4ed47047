import { rawAt } from '@/lib/content/raw-tree';
import { type Database, endAt, onValue, orderByKey, type Query, query, ref } from 'firebase/database';
import { fingerprint } from '@/lib/content/fingerprint';
import type { RecordSource } from '../live/database-connection';

interface SealedOptions {
  /** `drafts/{project}` */
  readonly basePath: string;
  /** The key in the address. The rules allow only a query that ends at the key (`database.rules.json`). */
  readonly key: string;
  /** Called when the database cancels the query after it had allowed it. */
  readonly onRevoked: (error: Error) => void;
}

/** The query that the rules grant to those who know the key (`database.rules.json`). */
export function keyedQuery(database: Database, path: string, key: string): Query {
  return query(ref(database, path), orderByKey(), endAt(`~${key}`));
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

/** One live query for the whole draft. Rejects when the database denies it. */
export function openSealedSource(
  database: Database,
  { basePath, key, onRevoked }: SealedOptions,
): Promise<RecordSource> {
  const listeners = new Set<Listener>();
  let latest: unknown;
  return new Promise((resolve, reject) => {
    let isGranted = false;
    onValue(
      keyedQuery(database, basePath, key),
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
