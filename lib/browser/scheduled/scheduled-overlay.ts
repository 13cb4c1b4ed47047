import type { RecordPath } from '@/lib/content/records';
import { isReadOnce } from '@/lib/route/reads';
import type { DueChange } from './schedule-source';

/** Replaces live records by their scheduled values, once these are due. */
interface ScheduledOverlay {
  /** Receives the published raw value of a record. */
  readonly receive: (path: RecordPath, raw: unknown) => void;
  /** Keeps only these live records, and those that are read once: the page follows no others. */
  readonly follow: (paths: readonly RecordPath[]) => void;
  /** Sets the due publications, in the order of time. */
  readonly setDue: (due: readonly DueChange[]) => void;
}

/**
 * Makes the overlay. While nothing is due, records pass unchanged.
 * @param show Called with the raw value of a record that visitors see.
 */
export function createScheduledOverlay(show: (path: RecordPath, raw: unknown) => void): ScheduledOverlay {
  /** The published raw values of the records that were received. */
  const records = new Map<RecordPath, unknown>();
  let due: readonly DueChange[] = [];

  function after(changes: readonly DueChange[], path: RecordPath, raw: unknown): unknown {
    return changes.reduce((value, { lay }) => lay(path, value), raw);
  }
  return {
    receive: (path, raw) => {
      records.set(path, raw);
      show(path, after(due, path, raw));
    },
    follow: (paths) => {
      for (const path of records.keys()) if (!paths.includes(path) && !isReadOnce(path)) records.delete(path);
    },
    setDue: (next) => {
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
