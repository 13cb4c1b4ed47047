import type { RecordSource, Unsubscribe } from '../live/database-connection';
import type { RecordSync } from '../live/record-sync';
import { createRecordWatcher } from '../live/record-watcher';
import { CONTENT_NODES } from '@/lib/content/schema/content-tree';
import { recordsOfTree } from '@/lib/content/parts';
import type { RecordPath } from '@/lib/content/records';

/**
 * Subscribes to all content nodes of a base path.
 * @param source The database.
 * @param onTree Called with the raw tree, without absent nodes, when all nodes have arrived and after each
 *   change.
 * @param onDenied Called when a read is denied; it is retried.
 * @returns A function that ends the subscriptions.
 */
export function watchTree(
  source: RecordSource,
  onTree: (tree: unknown) => void,
  onDenied?: () => void,
): Unsubscribe {
  const nodes = new Map<string, unknown>();
  const watcher = createRecordWatcher<string>(
    source,
    (node, raw) => {
      nodes.set(node, raw);
      if (nodes.size < CONTENT_NODES.length) return;
      onTree(Object.fromEntries([...nodes].filter(([, value]) => value !== null)));
    },
    onDenied,
  );
  watcher.follow(CONTENT_NODES);
  return watcher.stop;
}

/**
 * Makes a function that passes every record of a raw tree to a record sync. A position, or the visibility of a
 * page, that was in the last tree, but is not in this one, is passed as `null`.
 */
export function createTreeFeed({ receive }: RecordSync): (tree: unknown) => void {
  let known = new Set<RecordPath>();
  return (tree) => {
    const records = new Map(recordsOfTree(tree));
    for (const path of known) {
      if (!records.has(path)) receive(path, null);
    }
    for (const [path, raw] of records) receive(path, raw);
    known = new Set(records.keys());
  };
}
