import { type RecordPath, type Records, visibilityPath } from 'still-live/content/schema/records';
import { liveRecords } from 'still-live/content/records-of-route';
import { declared } from 'still-live/declaration';
import { currentHash, routeOfHash, subscribeHash } from 'still-live/route/hash-location';
import type { Store } from 'still-live/store';
import { followSchedule } from './follow-schedule';
import { scheduleSource } from './schedule-source';
import { createScheduledOverlay } from './scheduled-overlay';
import { connectionTo, openDatabase, type RecordSource, type Unsubscribe } from './database-connection';
import { followPageLifecycle, reconnectSoon } from './connection-lifecycle';
import { createRecordSync, type Receive, type RecordSyncOptions } from './record-sync';
import { createRecordWatcher } from './record-watcher';

export interface LiveOptions extends RecordSyncOptions {
  readonly databaseUrl: string;
  readonly basePath: string;
  readonly store: Store<Records>;
  readonly onConnection?: (isConnected: boolean) => void;
  readonly onLive?: () => void;
}

/**
 * Reads the menu once, and then the flag of each of its pages, also of those that it gains later: the menu of a draft
 * waits for the sanitiser. When a read fails, the menu stays as it is, and a new page of it hidden: visitors see no
 * error.
 */
export function followMenu(source: RecordSource, store: Store<Records>, receive: Receive): Unsubscribe {
  const asked = new Set<RecordPath>();
  async function read(path: RecordPath): Promise<void> {
    asked.add(path);
    try {
      receive(path, await source.readOnce(path));
    } catch {
      asked.delete(path);
    }
  }
  function readFlags(): void {
    const pages = (store.get(declared('menu')) ?? []).map(({ page }) => page);
    for (const path of pages.map(visibilityPath)) if (!asked.has(path)) void read(path);
  }
  void read(declared('menu')).then(() => asked.has(declared('menu')) && readFlags());
  return store.subscribe(declared('menu'), readFlags);
}

/** One connection: the records of the route, menu and flags once, scheduled publications at their time. */
export function followContent(options: LiveOptions): () => void {
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
    const paths = liveRecords(routeOfHash(currentHash()));
    overlay.follow(paths);
    watcher.follow(paths);
  }

  followRoute();
  const project = basePath.slice(basePath.lastIndexOf('/') + 1);
  const schedule = scheduleSource(database, project, options.loadParser);
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
