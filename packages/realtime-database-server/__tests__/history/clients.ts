import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { getDatabase as getAdminDatabase } from 'firebase-admin/database';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  get,
  getDatabase,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  ref,
  runTransaction,
  set,
} from 'firebase/database';
import { Poller, type Message } from '../poller';

/** A client of the server. A promise that is rejected says that the client does not know what happened. */
export interface HistoryClient {
  readonly resends: boolean;
  set(path: string, value: number | null): Promise<unknown>;
  /** Adds an element to a list, once, however often it has to try. Returns the list with it. */
  append?(path: string, element: number): Promise<unknown>;
  read(path: string): Promise<unknown>;
  leave?(path: string, value: number): Promise<unknown>;
  comeBack?(): void;
  stop(): Promise<unknown>;
}

export interface HistoryListener extends Pick<HistoryClient, 'stop'> {
  listen(path: string, told: (value: unknown) => void): void;
  comeBack(): void;
}

const longer = (element: number) => (list: number[] | null) =>
  list?.includes(element) === true ? undefined : [...(list ?? []), element];

let made = 0;

// Lost connections are part of the tests; the SDK would print each of them.
setLogLevel('silent');

export function sdkClient(host: string): HistoryClient & HistoryListener {
  made += 1;
  const app = initializeApp({ databaseURL: `http://${host}?ns=feeling` }, `history-${made}`);
  const db = getDatabase(app);
  return {
    resends: true,
    set: (path, value) => set(ref(db, path), value),
    append: async (path, element) => {
      const options = { applyLocally: false };
      const { snapshot } = await runTransaction(ref(db, path), longer(element), options);
      return snapshot.val() as unknown;
    },
    read: async (path) => (await get(ref(db, path))).val() as unknown,
    listen: (path, told) => void onValue(ref(db, path), (snapshot) => told(snapshot.val())),
    leave: async (path, value) => {
      // When its connection is lost meanwhile, the SDK never answers.
      await Promise.race([onDisconnect(ref(db, path)).set(value), sleep(500)]);
      goOffline(db);
      await sleep(5);
      goOnline(db);
    },
    comeBack: () => {
      goOffline(db);
      goOnline(db);
    },
    stop: async () => {
      goOffline(db);
      await deleteApp(app);
    },
  };
}

export function adminClient(host: string): HistoryClient {
  made += 1;
  const app = initializeAdminApp(
    { databaseURL: `http://${host}?ns=feeling`, projectId: 'demo' },
    `a-${made}`,
  );
  const db = getAdminDatabase(app);
  return {
    resends: true,
    set: (path, value) => db.ref(path).set(value),
    append: async (path, element) => {
      const place = db.ref(path);
      const { snapshot } = await place.transaction(longer(element), undefined, false);
      return snapshot.val() as unknown;
    },
    read: async (path) => (await db.ref(path).get()).val() as unknown,
    comeBack: () => {
      db.goOffline();
      db.goOnline();
    },
    stop: async () => {
      db.goOffline();
      await deleteAdminApp(app);
    },
  };
}

export function restClient(host: string): HistoryClient {
  const address = (path: string): string => `http://${host}${path}.json?ns=feeling`;
  const put = (path: string, value: unknown, headers = {}): Promise<Response> =>
    fetch(address(path), { method: 'PUT', body: JSON.stringify(value), headers });
  const tryToAppend = async (path: string, element: number): Promise<unknown> => {
    const answer = await fetch(address(path), { headers: { 'X-Firebase-ETag': 'true' } });
    const list = (await answer.json()) as number[] | null;
    const written = longer(element)(list);
    if (written === undefined) return list;
    const { status } = await put(path, written, { 'if-match': answer.headers.get('etag') ?? '' });
    return status === 200 ? written : null;
  };
  return {
    resends: false,
    set: async (path, value) => {
      const { status } = await put(path, value);
      if (status !== 200) throw new Error(`PUT: ${status}`);
    },
    append: async (path, element) => {
      for (;;) {
        const appended = await tryToAppend(path, element).catch(() => sleep(20, null));
        if (appended !== null) return appended;
      }
    },
    read: async (path) => {
      const answer = await fetch(address(path));
      if (answer.status !== 200) throw new Error(`GET: ${answer.status}`);
      return answer.json();
    },
    stop: () => Promise.resolve(),
  };
}

/**
 * Long polling, by hand: the SDK does it in browsers only. Each operation under way has a session of its own. A lost
 * request ends its session, and another one begins.
 */
export function pollClient(host: string): HistoryClient {
  const idle: Poller[] = [];
  let requests = 0;
  const start = async (): Promise<Poller> => {
    const session = new Poller(`http://${host}`);
    await session.start();
    return session;
  };
  const ask = async (action: string, body: object): Promise<unknown> => {
    const session = idle.pop() ?? (await start());
    requests += 1;
    const number = requests;
    await session.poll(session.carry({ t: 'd', d: { r: number, a: action, b: body } }));
    const answer: Message = await session.until((message) => message.d['r'] === number);
    const { s, d } = answer.d['b'] as { s: string; d: unknown };
    if (s !== 'ok') throw new Error(`${action}: ${s}`);
    idle.push(session);
    return d;
  };
  return {
    resends: false,
    set: (path, value) => ask('p', { p: path, d: value }),
    read: async (path) => {
      const value = await ask('g', { p: path, q: {} });
      // The protocol has no lists: it gives their keys.
      return typeof value === 'object' && value !== null ? Object.values(value) : value;
    },
    stop: () => Promise.resolve(),
  };
}
