import type { Database, DataSnapshot, Reference } from 'firebase-admin/database';
import { numbersOf } from 'still-live/content/raw-tree';
import { type Backoff, createWaiter, watchWithRetry } from 'still-live/content/timeline/waiter';
import { errorLine } from 'still-live/settings/operator-error';
import { publishDue } from 'still-live/build/publish/publish-due';
import { schedulePaths } from 'still-live/build/publish/schedule';
import { movedLines } from 'still-live/build/publish/schedule-lines';
import { serverNow } from 'still-live/build/database';

// Time is asked for again after this, because the clock of this machine may be changed.
const LONGEST_WAIT_MS = 60_000;
const RETRY_MS = 5_000;

export function watchValue(
  place: Reference,
  onValue: (value: unknown) => void,
  onDenied: (error: Error) => void,
  backoff?: Backoff,
): () => void {
  const start = (denied: (error: Error) => void) => {
    const listener = place.on('value', (snapshot: DataSnapshot) => onValue(snapshot.val()), denied);
    return () => place.off('value', listener);
  };
  return watchWithRetry(start, onDenied, backoff);
}

/**
 * Moves scheduled publications when their time comes, by the clock of the database. The function that ends it resolves
 * when a move that has begun is complete.
 */
export function watchDue(
  database: Database,
  project: string,
  log: (line: string) => void,
): () => Promise<void> {
  let known: readonly number[] = [];
  const waiter = createWaiter(look, { firstMs: RETRY_MS, lastMs: RETRY_MS });

  async function look(): Promise<void> {
    if (known.length === 0) return;
    try {
      const now = await serverNow(database);
      const later = known.filter((at) => at > now);
      // A scheduled publication that cannot be read keeps its time: the later ones must not wait for it.
      if (later.length > 0) waiter.in(Math.min(...later.map((at) => at - now), LONGEST_WAIT_MS));
      if (later.length < known.length) movedLines(await publishDue(database, project)).forEach(log);
    } catch (error) {
      log(`scheduled/${project}: ${errorLine(error)}; trying again`);
      throw error;
    }
  }

  const stopTimes = watchValue(
    database.ref(schedulePaths(project).times),
    (times) => {
      known = [...numbersOf(times).values()];
      waiter.in(0);
    },
    ({ message }) => log(`scheduledTimes/${project}: ${message}`),
  );
  return async () => {
    stopTimes();
    await waiter.stop();
  };
}
