import type { RecordSource, Unsubscribe } from 'still-live/browser/live/database-connection';
import type { Receive } from 'still-live/browser/live/record-sync';
import { createRecordWatcher } from 'still-live/browser/live/record-watcher';
import type { RecordPath } from 'still-live/content/schema/records';
import { contentNodes, recordsOf } from 'still-live/content/schema/content-tree';

/** @param onTree Gets the raw tree, without absent nodes, once all have arrived and after each change. */
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
      if (nodes.size < contentNodes().length) return;
      onTree(Object.fromEntries([...nodes].filter(([, value]) => value !== null)));
    },
    onDenied,
  );
  watcher.follow(contentNodes());
  return watcher.stop;
}

/** An entry, or a visibility, that was in the last tree but is not in this one, is passed as `null`. */
export function createTreeFeed(receive: Receive): (tree: unknown) => void {
  let known = new Set<RecordPath>();
  return (tree) => {
    const records = new Map(recordsOf(tree));
    for (const path of known) {
      if (!records.has(path)) receive(path, null);
    }
    for (const [path, raw] of records) receive(path, raw);
    known = new Set(records.keys());
  };
}
