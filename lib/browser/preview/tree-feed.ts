import { POSITIONS_LIST, type RecordPath } from '@/lib/content/records';
import { recordsOfTree } from '@/lib/content/parse/records-of-tree';
import type { RecordSync } from '../live/record-sync';

/** Feeds every record of a raw tree to a sync; a position that has gone from the tree is told to be gone. */
export function createTreeFeed({ receive }: RecordSync): (tree: unknown) => void {
  let known = new Set<RecordPath>();
  return (tree) => {
    const records = new Map(recordsOfTree(tree));
    for (const path of known) {
      if (!records.has(path) && path.startsWith(POSITIONS_LIST)) receive(path, null);
    }
    for (const [path, raw] of records) receive(path, raw);
    known = new Set(records.keys());
  };
}
