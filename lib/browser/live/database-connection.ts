import { initializeApp } from 'firebase/app';
import {
  type Database,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  onValue,
  ref,
} from 'firebase/database';
import { leaveOutReservedKeys } from '@/lib/content/parse/reserved-key';

/** Undoes a subscription. */
export type Unsubscribe = () => void;

/** Where records come from; paths are below the base path. */
export interface RecordSource {
  /**
   * Calls back with the raw value now and after each change; with an error when the database ends the listen.
   */
  watch: (path: string, onRaw: (raw: unknown) => void, onDenied: (error: Error) => void) => Unsubscribe;
  /** Reads once. Rejects when the database denies the read. */
  readOnce: (path: string) => Promise<unknown>;
}

/** What the live side needs of a realtime database. */
export interface DatabaseConnection extends RecordSource {
  /** Calls back with whether the socket is up, now and after each change. */
  watchState: (onState: (isConnected: boolean) => void) => Unsubscribe;
  /** Closes the socket but keeps the listens, and opens it again. */
  pause: () => void;
  resume: () => void;
  /** Ends everything. */
  close: () => void;
}

let connections = 0;

/**
 * Opens the one connection of this tab. WebSocket only: after a failed connection the client would otherwise
 * fall back to long polling through injected script tags, which the content security policy forbids.
 */
export function openDatabase(databaseUrl: string): Database {
  forceWebSockets();
  // Visitors see the rest of the content; the next build names the key.
  leaveOutReservedKeys(() => undefined);
  connections += 1;
  return getDatabase(initializeApp({ databaseURL: databaseUrl }, `live-${connections}`));
}

/** An open database seen from a base path. */
export function connectionTo(database: Database, basePath: string): DatabaseConnection {
  const at = (path: string) => ref(database, `${basePath}/${path}`);
  return {
    watch: (path, onRaw, onDenied) =>
      onValue(at(path), (snapshot) => onRaw(snapshot.val() as unknown), onDenied),
    readOnce: async (path) => (await get(at(path))).val() as unknown,
    watchState: (onState) =>
      onValue(ref(database, '.info/connected'), (snapshot) => onState(snapshot.val() === true)),
    pause: () => goOffline(database),
    resume: () => goOnline(database),
    // Not `deleteApp`: the client still writes its own notes of the app then, and warns on the console that
    // it is gone (Firefox).
    close: () => goOffline(database),
  };
}
