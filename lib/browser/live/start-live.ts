import type { MenuEntry } from '@/lib/content/model';
import type { RecordPath, Records } from '@/lib/content/records';
import { liveReads, MENU_READ, visibilityReads } from '@/lib/route/reads';
import { currentHash, routeOfHash, subscribeHash } from '@/lib/route/hash-location';
import type { Store } from '@/lib/store/store';
import { followSchedule, scheduleSource } from '../scheduled/follow-schedule';
import { createScheduledOverlay } from '../scheduled/scheduled-overlay';
import { connectionTo, openDatabase, type RecordSource, type Unsubscribe } from './database-connection';
import { followPageLifecycle } from './page-lifecycle';
import { reconnectSoon } from './reconnect';
import { createRecordSync, type Receive, type RecordSyncOptions } from './record-sync';
import { createRecordWatcher } from './record-watcher';

export interface LiveOptions extends RecordSyncOptions {
  readonly databaseUrl: string;
  /** `projects/{project}` */
  readonly basePath: string;
  readonly store: Store<Records>;
  readonly onConnection?: (isConnected: boolean) => void;
  /** Called once, when the first record has arrived. */
  readonly onLive?: () => void;
}

/** @param onlyNew Whether to read those alone that the page does not have yet. */
async function readFlags(
  source: RecordSource,
  store: Store<Records>,
  receive: Receive,
  onlyNew: boolean,
): Promise<void> {
  const menu: readonly MenuEntry[] = store.get(MENU_READ) ?? [];
  const all = visibilityReads(menu.map(({ page }) => page));
  const wanted = onlyNew ? all.filter((path) => store.get(path) === undefined) : all;
  await Promise.all(wanted.map(async (path) => receive(path, await source.readOnce(path))));
}

/** The menu once, and then the flags of its pages. Rejects when a read is denied or fails. */
export async function readMenu(source: RecordSource, store: Store<Records>, receive: Receive): Promise<void> {
  receive(MENU_READ, await source.readOnce(MENU_READ));
  await readFlags(source, store, receive, false);
}

/**
 * Reads menu and flags once, and the flags of pages that it gains later. When a read fails, the menu stays as it is, and a
 * new page of it hidden: visitors see no error.
 */
export function followMenu(source: RecordSource, store: Store<Records>, receive: Receive): Unsubscribe {
  let stop: Unsubscribe | undefined;
  let isStopped = false;
  const ignore = (): void => undefined;
  const readNew = (): void => void readFlags(source, store, receive, true).catch(ignore);
  void readMenu(source, store, receive)
    .catch(ignore)
    .then(() => {
      if (isStopped) return;
      stop = store.subscribe(MENU_READ, readNew);
      // The menu may be in the store only now: that of a draft waits for the sanitiser.
      readNew();
    });
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** One connection: the records of the route, menu and flags once, scheduled publications at their time. */
export function startLive(options: LiveOptions): () => void {
  const { store, basePath } = options;
  const database = openDatabase(options.databaseUrl);
  const connection = connectionTo(database, basePath);
  const overlay = createScheduledOverlay(createRecordSync(options));
  let isLive = false;
  const watcher = createRecordWatcher<RecordPath>(connection, (path, raw) => {
    overlay.receive(path, raw);
    if (!isLive) options.onLive?.();
    isLive = true;
  });
  function followRoute(): void {
    const paths = liveReads(routeOfHash(currentHash()));
    overlay.follow(paths);
    watcher.follow(paths);
  }

  followRoute();
  const schedule = scheduleSource(database, basePath.slice(basePath.lastIndexOf('/') + 1));
  const stops = [
    subscribeHash(followRoute),
    followPageLifecycle(connection),
    reconnectSoon(connection),
    connection.watchState((isConnected) => options.onConnection?.(isConnected)),
    followSchedule(schedule, overlay.setDue),
    watcher.stop,
    followMenu(connection, store, overlay.receive),
  ];
  return () => {
    stops.forEach((stop) => stop());
    connection.close();
  };
}
