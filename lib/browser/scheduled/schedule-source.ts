import { type Database, get, limitToFirst, onValue, orderByKey, query, ref } from 'firebase/database';
import { isTree } from '@/lib/content/raw-tree';
import type { Unsubscribe } from '../live/database-connection';

/** The source of scheduled publications. */
export interface ScheduleSource {
  /**
   * Calls `onTimes` now and after each change with the first `count` times, by the id of their publication,
   * in milliseconds since 1970. Calls `onDenied` when the database denies the read.
   */
  readonly watchTimes: (
    count: number,
    onTimes: (times: ReadonlyMap<string, number>) => void,
    onDenied: (error: Error) => void,
  ) => Unsubscribe;
  /** Reads a publication. Rejects before its time. */
  readonly read: (id: string) => Promise<unknown>;
  /**
   * Calls `onOffset` with how far the clock of the database is ahead of the clock of this device, in
   * milliseconds.
   */
  readonly watchOffset: (onOffset: (ms: number) => void) => Unsubscribe;
}

function timesOf(raw: unknown): ReadonlyMap<string, number> {
  const entries: [string, unknown][] = isTree(raw) ? Object.entries(raw) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/**
 * Makes the schedule source of a project.
 * @param database The open database.
 * @param project Name of the project.
 */
export function scheduleSource(database: Database, project: string): ScheduleSource {
  return {
    // An id begins with its time, so the first ids are those of the next publications.
    watchTimes: (count, onTimes, onDenied) =>
      onValue(
        query(ref(database, `scheduledTimes/${project}`), orderByKey(), limitToFirst(count)),
        (snapshot) => onTimes(timesOf(snapshot.val())),
        onDenied,
      ),
    read: async (id) => (await get(ref(database, `scheduled/${project}/${id}`))).val() as unknown,
    watchOffset: (onOffset) =>
      onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
        const offset: unknown = snapshot.val();
        if (typeof offset === 'number') onOffset(offset);
      }),
  };
}
