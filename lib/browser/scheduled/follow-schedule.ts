import { createWaiter, type Waiter } from '@/lib/content/timeline/waiter';
import { watchWithRetry } from '../live/retrying-watch';
import type { DueChange, ScheduleSource } from './schedule-source';

/** Longest random delay of a read, in milliseconds, so that open pages do not all read at the same moment. */
const MAX_SPREAD_MS = 4_000;
/**
 * A publication that was moved into `projects/` leaves the schedule. It is kept for this time, in
 * milliseconds, because the changed records may arrive later.
 */
const GRACE_MS = 2_000;
/** How many times are watched at first. A page needs only the next ones, and there may be a thousand. */
const FIRST_COUNT = 20;

/** Options to follow the schedule. */
interface FollowOptions {
  readonly source: ScheduleSource;
  /**
   * Called after each change with the due publications, in the order of time: their time has come, and they
   * are not yet moved into `projects/`.
   */
  readonly onDue: (due: readonly DueChange[]) => void;
  /** Returns a number from 0 to 1, the share of the longest random delay that this page waits. */
  readonly random?: () => number;
}

/**
 * Follows the schedule of a project. It watches the times, and reads each publication when its time has come
 * by the clock of the database, plus a random delay.
 * @returns A function that stops it.
 */
export function followSchedule({ source, onDue, random = Math.random }: FollowOptions): () => void {
  const spread = random() * MAX_SPREAD_MS;
  const waiters = new Map<string, Waiter>();
  /** The publications that were read, by id; `undefined` for one that is not valid or not there any more. */
  const read = new Map<string, DueChange | undefined>();
  let times: ReadonlyMap<string, number> = new Map();
  let count = FIRST_COUNT;
  let offset = 0;
  let stopTimes: () => void = () => undefined;
  let isStopped = false;

  function report(): void {
    const due = [...read.values()].filter((change) => change !== undefined);
    if (!isStopped) onDue(due.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)));
  }

  /** Reads a publication whose time has come, or drops one that has left the schedule. */
  async function settle(id: string): Promise<void> {
    if (!times.has(id)) {
      void waiters.get(id)?.stop();
      waiters.delete(id);
      if (read.delete(id)) report();
    } else if (!read.has(id)) {
      read.set(id, await source.read(id));
      report();
      watchMore();
    }
  }

  function waiterOf(id: string): Waiter {
    const waiter = waiters.get(id) ?? createWaiter(() => settle(id));
    waiters.set(id, waiter);
    return waiter;
  }

  function follow(next: ReadonlyMap<string, number>): void {
    times = next;
    for (const [id, waiter] of waiters) if (!times.has(id)) waiter.in(read.has(id) ? GRACE_MS : 0);
    for (const [id, at] of times) if (!read.has(id)) waiterOf(id).at(at + spread, () => Date.now() + offset);
  }

  function watch(): void {
    stopTimes();
    stopTimes = watchWithRetry((denied) => source.watchTimes(count, follow, denied));
  }
  function watchMore(): void {
    const isAllRead = [...times.keys()].every((id) => read.has(id));
    if (isStopped || times.size < count || !isAllRead) return;
    count *= 2;
    watch();
  }

  const stopOffset = source.watchOffset((ms) => {
    offset = ms;
    follow(times);
  });
  watch();
  return () => {
    isStopped = true;
    waiters.forEach((waiter) => void waiter.stop());
    stopTimes();
    stopOffset();
  };
}
