import type { RecordPath } from 'still-live/content/schema/records';
import type { DueChange } from 'still-live/content/timeline/content-at';
import type { Receive } from './record-sync';
import { isReadOnce } from 'still-live/content/records-of-route';

/** Live records are replaced by their scheduled values once these are due; else they pass unchanged. */
export function createScheduledOverlay(show: Receive) {
  // The published raw values of the records that were received.
  const records = new Map<RecordPath, unknown>();
  let due: readonly DueChange[] = [];
  const after = (changes: readonly DueChange[], path: RecordPath, raw: unknown): unknown =>
    changes.reduce((value, { applyTo }) => applyTo(path, value), raw);
  return {
    receive: (path: RecordPath, raw: unknown): void => {
      records.set(path, raw);
      show(path, after(due, path, raw));
    },
    // The page follows no live records but these and those that are read once.
    follow: (paths: readonly RecordPath[]): void => {
      for (const path of records.keys()) if (!paths.includes(path) && !isReadOnce(path)) records.delete(path);
    },
    // The due publications are in the order of time.
    setDue: (next: readonly DueChange[]): void => {
      // What left the schedule was moved into `projects/`; a record that is read once is not sent again.
      const moved = due.filter(({ id }) => !next.some((change) => change.id === id));
      due = next;
      for (const [path, raw] of records) {
        const published = isReadOnce(path) ? after(moved, path, raw) : raw;
        records.set(path, published);
        show(path, after(due, path, published));
      }
    },
  };
}
