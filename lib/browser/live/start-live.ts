import type { MenuEntry } from '@/lib/content/model';
import type { RecordPath, Records } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/content/safe-html';
import { liveReads, MENU_READ, visibilityReads } from '@/lib/route/reads';
import { parseRoute } from '@/lib/route/route';
import { currentHash, subscribeHash } from '@/lib/route/hash-location';
import type { Store } from '@/lib/store/store';
import { connectDatabase, type RecordSource } from './database-connection';
import { followPageLifecycle } from './page-lifecycle';
import { reconnectSoon } from './reconnect';
import { createRecordSync } from './record-sync';
import { createRecordWatcher } from './record-watcher';

/** What the live side of the published site needs. */
export interface LiveOptions {
  readonly databaseUrl: string;
  readonly basePath: string;
  readonly store: Store<Records>;
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly loadSanitiser: () => Promise<Sanitiser>;
  /** Told once, when the first record has arrived: from now on the page is live. */
  readonly onLive?: () => void;
}

type Receive = (path: RecordPath, raw: unknown) => void;

/** Reads the menu and then the visibility of its pages, once. A denied or failed read leaves what is shown. */
export async function readMenu(source: RecordSource, store: Store<Records>, receive: Receive): Promise<void> {
  receive(MENU_READ, await source.readOnce(MENU_READ));
  const menu: readonly MenuEntry[] = store.get(MENU_READ) ?? [];
  const reads = visibilityReads(menu.map(({ page }) => page));
  await Promise.all(reads.map(async (path) => receive(path, await source.readOnce(path))));
}

/**
 * Makes the page live: one connection, listens that follow the route, one-off reads for menu and visibility, rest while
 * the page is not seen. Gives the function that ends it all.
 */
export function startLive(options: LiveOptions): () => void {
  const { store } = options;
  const connection = connectDatabase(options);
  const sync = createRecordSync(options);
  let isLive = false;
  const watcher = createRecordWatcher(connection, (path, raw) => {
    sync.receive(path, raw);
    if (!isLive) options.onLive?.();
    isLive = true;
  });
  const followRoute = (): void => watcher.follow(liveReads(parseRoute(currentHash())));

  followRoute();
  const stopRoute = subscribeHash(followRoute);
  const stopLifecycle = followPageLifecycle(connection);
  const stopReconnecting = reconnectSoon(connection);
  // The snapshot's menu stays when the database denies the read: visitors see no error.
  readMenu(connection, store, sync.receive).catch(() => undefined);

  return () => {
    stopRoute();
    stopLifecycle();
    stopReconnecting();
    watcher.stop();
    connection.close();
  };
}
