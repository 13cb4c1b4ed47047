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

/** Ends a subscription. */
export type Unsubscribe = () => void;

/** A source of raw values. Paths are relative to a base path. */
export interface RecordSource {
  /**
   * Calls `onRaw` with the raw value now and after each change. Calls `onDenied` when the database denies the
   * read or cancels the listener; the subscription has ended then.
   */
  watch: (path: string, onRaw: (raw: unknown) => void, onDenied: (error: Error) => void) => Unsubscribe;
  /** Reads a value once. Rejects when the read is denied or fails. */
  readOnce: (path: string) => Promise<unknown>;
}

/** A connection to a realtime database. */
export interface DatabaseConnection extends RecordSource {
  /**
   * Calls `onState` with whether the WebSocket is connected, now if it is, and after each change. A short loss is
   * not reported: when the database closes a socket, the client connects again by itself.
   */
  watchState: (onState: (isConnected: boolean) => void) => Unsubscribe;
  /** Closes the WebSocket and keeps the subscriptions. */
  pause: () => void;
  /** Opens the WebSocket again. */
  resume: () => void;
  /** Closes the WebSocket when the connection is no longer needed. */
  close: () => void;
}

const SHORT_LOSS_MS = 1500;

let connections = 0;

/**
 * Opens a database. It uses WebSockets only: after a failed connection the SDK would otherwise fall back to
 * long polling with injected script tags, which the Content Security Policy blocks.
 */
export function openDatabase(databaseUrl: string): Database {
  forceWebSockets();
  // Nothing is reported here: the next build reports the key to the editors.
  leaveOutReservedKeys(() => undefined);
  connections += 1;
  return getDatabase(initializeApp({ databaseURL: databaseUrl }, `live-${connections}`));
}

/** Follows the state of the socket, without losses shorter than `SHORT_LOSS_MS`. */
function watchSettled(database: Database, onState: (isConnected: boolean) => void): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    clearTimeout(timer);
    if (snapshot.val() === true) onState(true);
    else timer = setTimeout(() => onState(false), SHORT_LOSS_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Calls `onOffset` with how far the clock of the database is ahead of this device's, in milliseconds. */
export function watchClock(database: Database, onOffset: (ms: number) => void): Unsubscribe {
  return onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    const offset: unknown = snapshot.val();
    onOffset(typeof offset === 'number' ? offset : 0);
  });
}

/**
 * Makes a connection whose paths are relative to a base path.
 * @param database The open database.
 * @param basePath Such as `projects/name`.
 */
export function connectionTo(database: Database, basePath: string): DatabaseConnection {
  const at = (path: string) => ref(database, `${basePath}/${path}`);
  return {
    watch: (path, onRaw, onDenied) =>
      onValue(at(path), (snapshot) => onRaw(snapshot.val() as unknown), onDenied),
    readOnce: async (path) => (await get(at(path))).val() as unknown,
    watchState: (onState) => watchSettled(database, onState),
    pause: () => goOffline(database),
    resume: () => goOnline(database),
    // Not `deleteApp`: the SDK still stores its own data about the app afterwards, and in Firefox it then
    // logs a console warning that the app was deleted.
    close: () => goOffline(database),
  };
}
