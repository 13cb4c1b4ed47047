import type { RecordPath } from '@/lib/content/records';
import { recordsOfTree } from '@/lib/content/parse/records-of-tree';
import type { RecordSync } from '../live/record-sync';

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
