import { type Database, get, limitToFirst, onValue, orderByKey, query, ref } from 'firebase/database';
import { numbersOf } from 'still-live/content/raw-tree';
import type { DueChange } from 'still-live/content/timeline/content-at';
import { watchClock } from './database-connection';

/** By the ids of publications, in milliseconds since 1970. */
export type Times = ReadonlyMap<string, number>;

/**
 * The schedule of a project in the database. `read` gives `undefined` for a value that is not a publication, and
 * rejects before its time.
 */
export type ScheduleSource = ReturnType<typeof scheduleSource>;

/** @param loadParser Loading the parser also binds the schema, without which no publication can be applied. */
export function scheduleSource(database: Database, project: string, loadParser: () => Promise<unknown>) {
  // An id begins with its time, so the first ids are those of the next publications.
  const times = query(ref(database, `scheduledTimes/${project}`), orderByKey());
  return {
    watchTimes: (count: number, onTimes: (times: Times) => void, onDenied: (error: Error) => void) =>
      onValue(query(times, limitToFirst(count)), (snapshot) => onTimes(numbersOf(snapshot.val())), onDenied),
    read: async (id: string): Promise<DueChange | undefined> => {
      const raw: unknown = (await get(ref(database, `scheduled/${project}/${id}`))).val();
      // It needs a hash, so it is a script of its own, which only pages with something due load.
      const [{ parseDueChange }] = await Promise.all([
        import('still-live/content/timeline/content-at'),
        loadParser(),
      ]);
      return parseDueChange(id, raw);
    },
    watchOffset: (onOffset: (ms: number) => void) => watchClock(database, onOffset),
  };
}
