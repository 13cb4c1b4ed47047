import type { RecordSource, Unsubscribe } from '../live/database-connection';
import type { Receive } from '../live/record-sync';
import { createRecordWatcher } from '../live/record-watcher';
import { CONTENT_NODES } from '@/lib/content/schema/content-tree';
import { isTree, rawAt } from '@/lib/content/raw-tree';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import {
  isIndex,
  positionPath,
  POSITIONS_LIST,
  type RecordPath,
  visibilityPath,
} from '@/lib/content/records';

/** @param onTree Called with the raw tree, without absent nodes, once all have arrived and after each change. */
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

/** A record of a raw tree: its path and its raw value, `null` when it is missing. */
type RawRecord = readonly [path: RecordPath, raw: unknown];

/** Returns the keys of the entries at a path, without templates and keys that begin with `_`. */
function keysAt(tree: unknown, path: string): readonly string[] {
  const parent = rawAt(tree, path);
  return isTree(parent) ? Object.keys(parent).filter((key) => !key.startsWith('_') && key !== '0') : [];
}

/** In the order in which the screens need them. */
export function recordsOfTree(tree: unknown): readonly RawRecord[] {
  const positions = keysAt(tree, POSITIONS_LIST).filter(isIndex).map(positionPath);
  const flags = keysAt(tree, 'pagine').map(visibilityPath);
  return [...FIXED_PATHS, ...positions, ...flags].map((path) => [path, rawAt(tree, path)]);
}

/** A position, or a visibility, that was in the last tree, but is not in this one, is passed as `null`. */
export function createTreeFeed(receive: Receive): (tree: unknown) => void {
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
