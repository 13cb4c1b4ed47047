import type { DueChange } from 'still-live/content/timeline/content-at';
import { createWaiter, watchWithRetry } from 'still-live/content/timeline/waiter';
import type { Unsubscribe } from './database-connection';
import type { ScheduleSource, Times } from './schedule-source';

// Reads are delayed by a random time, so that open pages do not all read at the same moment.
const MAX_SPREAD_MS = 4_000;
// A publication that has left the schedule is kept for this time, because the changed records may arrive later.
const GRACE_MS = 2_000;
// A page needs only the times that come next, and there may be a thousand.
const FIRST_COUNT = 20;

/**
 * Watches the times, and reads each publication when its time has come by the clock of the database, plus a random
 * delay.
 * @param onDue Gets what is due and not yet moved into `projects/`, in the order of time.
 */
export function followSchedule(
  source: ScheduleSource,
  onDue: (due: readonly DueChange[]) => void,
  random = Math.random(),
): Unsubscribe {
  // By id; `undefined` for a publication that is not valid or not there any more.
  const read = new Map<string, DueChange | undefined>();
  const reading = createWaiter(readDue);
  const leaving = createWaiter(dropGone);
  const clock = (): number => Date.now() + offset - random * MAX_SPREAD_MS;
  let count = FIRST_COUNT;
  let offset = 0;
  let isStopped = false;
  let times: Times = new Map();
  let stopTimes = watchTimes();

  function report(): void {
    const due = [...read.values()].filter((change) => change !== undefined);
    if (!isStopped) onDue(due.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)));
  }
  function dropGone(): void {
    for (const id of read.keys()) if (!times.has(id)) read.delete(id);
    report();
  }
  async function readDue(): Promise<void> {
    const open = [...times].filter(([id]) => !read.has(id));
    if (open.length === 0 && times.size === count) {
      stopTimes();
      count *= 2;
      stopTimes = watchTimes();
      return;
    }
    const now = clock();
    const next = Math.min(...open.map(([, at]) => at).filter((at) => at > now));
    if (next < Infinity) reading.at(next, clock);
    const reads = open
      .filter(([, at]) => at <= now)
      .map(async ([id]) => {
        const change = await source.read(id);
        if (times.has(id)) read.set(id, change);
      });
    if (reads.length === 0) return;
    // Each is read by itself, so that one that fails is read again and keeps nobody waiting.
    await Promise.allSettled(reads);
    report();
    await Promise.all(reads);
    reading.in(0);
  }
  function watchTimes(): Unsubscribe {
    return watchWithRetry((denied) => source.watchTimes(count, follow, denied));
  }
  function follow(next: Times): void {
    times = next;
    if ([...read.keys()].some((id) => !times.has(id))) leaving.in(GRACE_MS);
    reading.in(0);
  }

  const stopOffset = source.watchOffset((ms) => {
    offset = ms;
    reading.in(0);
  });
  return () => {
    isStopped = true;
    void reading.stop();
    void leaving.stop();
    stopTimes();
    stopOffset();
  };
}
