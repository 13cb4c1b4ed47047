import { type Database, endAt, onValue, orderByKey, type Query, query, ref } from 'firebase/database';
import { fingerprint } from 'still-live/content/fingerprint';
import { rawAt } from 'still-live/content/raw-tree';
import { createStore } from 'still-live/store';
import type { RecordSource } from 'still-live/browser/live/database-connection';

/**
 * A database, and the key in the address, with which the rules let an editor read and write (`database.rules.json`).
 */
export interface KeyedAccess {
  readonly database: Database;
  readonly project: string;
  readonly key: string;
}

/** The rules allow only a query that ends at the key. */
export function keyedQuery({ database, key }: KeyedAccess, path: string): Query {
  return query(ref(database, path), orderByKey(), endAt(`~${key}`));
}

/**
 * Opens one live query for the whole draft. Rejects when the database denies it.
 * @param onRevoked Called when the database cancels the query after it had allowed it.
 */
export function openSealedSource(access: KeyedAccess, onRevoked: () => void): Promise<RecordSource> {
  const draft = createStore<{ tree: unknown }>({});
  const source: RecordSource = {
    watch: (path, onRaw) => {
      let last: string | undefined;
      const tell = (): void => {
        const raw = rawAt(draft.get('tree'), path);
        const [before, now] = [last, fingerprint(raw)];
        last = now;
        if (now !== before) onRaw(raw);
      };
      tell();
      return draft.subscribe('tree', tell);
    },
    readOnce: (path) => Promise.resolve(rawAt(draft.get('tree'), path)),
  };
  return new Promise((resolve, reject) => {
    let isGranted = false;
    onValue(
      keyedQuery(access, `drafts/${access.project}`),
      (snapshot) => {
        draft.set('tree', snapshot.val());
        isGranted = true;
        resolve(source);
      },
      (error) => {
        if (isGranted) onRevoked();
        reject(error);
      },
    );
  });
}
