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
import { leaveOutReservedKeys } from 'still-live/content/parse/reserved-key';

export type Unsubscribe = () => void;

export interface RecordSource {
  /** Calls back now and after each change. After `onDenied` the subscription has ended. */
  watch: (path: string, onRaw: (raw: unknown) => void, onDenied: (error: Error) => void) => Unsubscribe;
  readOnce: (path: string) => Promise<unknown>;
}

export type DatabaseConnection = ReturnType<typeof connectionTo>;

// A shorter loss is not reported: when the database closes a socket, the client connects again by itself.
const SHORT_LOSS_MS = 1500;

let connections = 0;

/**
 * Uses WebSockets only: the SDK would else fall back to long polling with injected scripts, which the policy blocks.
 */
export function openDatabase(databaseUrl: string): Database {
  forceWebSockets();
  // Nothing is reported here: the next build reports the key to the editors.
  leaveOutReservedKeys(() => undefined);
  connections += 1;
  return getDatabase(initializeApp({ databaseURL: databaseUrl }, `live-${connections}`));
}

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

/** Tells how far the clock of the database is ahead of this device's, in milliseconds. */
export function watchClock(database: Database, onOffset: (ms: number) => void): Unsubscribe {
  return onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    const offset: unknown = snapshot.val();
    onOffset(typeof offset === 'number' ? offset : 0);
  });
}

/** @param basePath Such as `projects/name`; paths are relative to it. */
export function connectionTo(database: Database, basePath: string) {
  const at = (path: string) => ref(database, `${basePath}/${path}`);
  const source: RecordSource = {
    watch: (path, onRaw, onDenied) => onValue(at(path), (snapshot) => onRaw(snapshot.val()), onDenied),
    readOnce: async (path): Promise<unknown> => (await get(at(path))).val(),
  };
  return {
    ...source,
    watchState: (onState: (isConnected: boolean) => void) => watchSettled(database, onState),
    pause: () => goOffline(database),
    resume: () => goOnline(database),
    // It does not call `deleteApp`: the SDK still stores its own data about the app afterwards, and in Firefox it then
    // logs a console warning that the app was deleted.
    close: () => goOffline(database),
  };
}
