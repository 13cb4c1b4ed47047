import { type Database, get, limitToFirst, onValue, orderByKey, query, ref } from 'firebase/database';
import { isTree } from '@/lib/content/raw-tree';
import type { Unsubscribe } from '../live/database-connection';

/** Where a page learns of scheduled publications. */
export interface ScheduleSource {
  /**
   * Calls back with the first times, by the id of their publication, now and after each change; with an error
   * when they are denied.
   */
  readonly watchTimes: (
    count: number,
    onTimes: (times: ReadonlyMap<string, number>) => void,
    onDenied: (error: Error) => void,
  ) => Unsubscribe;
  /** Reads a publication. Rejects before its moment. */
  readonly read: (id: string) => Promise<unknown>;
  /** Calls back with how far the clock of the database is ahead of this machine's, in milliseconds. */
  readonly watchOffset: (onOffset: (ms: number) => void) => Unsubscribe;
}

function timesOf(raw: unknown): ReadonlyMap<string, number> {
  const entries: [string, unknown][] = isTree(raw) ? Object.entries(raw) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** The schedule of a project. Takes the open database and the project. */
export function scheduleSource(database: Database, project: string): ScheduleSource {
  return {
    // Ids begin with their time, so the first ones are those that come first.
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
