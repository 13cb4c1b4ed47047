import { type Database, get, limitToFirst, onValue, orderByKey, query, ref } from 'firebase/database';
import { isTree } from '@/lib/content/raw-tree';
import type { Unsubscribe } from '../live/database-connection';

/** A scheduled publication whose time has come, as a change of records. */
export interface DueChange {
  readonly id: string;
  readonly at: number;
  /** Returns the raw value of a record after it. */
  readonly lay: (path: string, raw: unknown) => unknown;
}

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
  /** Reads a publication; `undefined` when it is none. Rejects before its time. */
  readonly read: (id: string) => Promise<DueChange | undefined>;
  /** Calls `onOffset` with how far the clock of the database is ahead of this device's, in milliseconds. */
  readonly watchOffset: (onOffset: (ms: number) => void) => Unsubscribe;
}

function timesOf(raw: unknown): ReadonlyMap<string, number> {
  const entries: [string, unknown][] = isTree(raw) ? Object.entries(raw) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** Makes the schedule source of a project. */
export function scheduleSource(database: Database, project: string): ScheduleSource {
  return {
    // An id begins with its time, so the first ids are those of the next publications.
    watchTimes: (count, onTimes, onDenied) =>
      onValue(
        query(ref(database, `scheduledTimes/${project}`), orderByKey(), limitToFirst(count)),
        (snapshot) => onTimes(timesOf(snapshot.val())),
        onDenied,
      ),
    read: async (id) => {
      const raw: unknown = (await get(ref(database, `scheduled/${project}/${id}`))).val();
      // With the hash that it needs, the rule is a script that only pages with something due load.
      const [{ recordAt }, { parseScheduled }] = await Promise.all([
        import('@/lib/content/timeline/content-at'),
        import('@/lib/content/timeline/scheduled'),
      ]);
      const entry = parseScheduled(id, raw);
      return entry && { id, at: entry.at, lay: (path, value) => recordAt(path, value, [entry]) };
    },
    watchOffset: (onOffset) =>
      onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
        const offset: unknown = snapshot.val();
        if (typeof offset === 'number') onOffset(offset);
      }),
  };
}
