import { parseScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { watchWithRetry } from '../live/retrying-watch';
import type { ScheduleSource } from './schedule-source';

/** Maximum random delay of a read, in milliseconds, so that open pages do not all read at the same moment. */
const MAX_JITTER_MS = 4_000;
/** Longest timer, in milliseconds: a device may sleep, or its clock may be changed. */
const MAX_TIMER_MS = 600_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
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
   * Called after each change with the due publications: their time has come, and they are not yet moved into
   * `projects/`.
   */
  readonly onDue: (due: readonly Scheduled[]) => void;
  /** Returns a number from 0 to 1, the share of the maximum random delay that this page waits. */
  readonly random?: () => number;
}

/**
 * When a publication may be read again, in milliseconds since 1970 by the clock of this device, and how often
 * the read has failed.
 */
interface Denial {
  readonly until: number;
  readonly count: number;
}

/**
 * Follows the schedule of a project. It watches the times, and reads each publication when its time has come
 * by the clock of the database, plus a random delay. A read that is denied or fails is retried, each time
 * after a longer wait.
 * @returns A function that stops it.
 */
export function followSchedule({ source, onDue, random = Math.random }: FollowOptions): () => void {
  const jitter = random() * MAX_JITTER_MS;
  /** The publications that were read, by id; `undefined` for one that is not valid or not there. */
  const read = new Map<string, Scheduled | undefined>();
  const denials = new Map<string, Denial>();
  const reading = new Set<string>();
  let times: ReadonlyMap<string, number> = new Map();
  let count = FIRST_COUNT;
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopTimes: () => void = () => undefined;
  let isStopped = false;

  function reportDue(): void {
    onDue([...read.values()].filter((entry) => entry !== undefined));
  }

  /** Returns how long to wait before a publication is read, in milliseconds; 0 when it is due. */
  function waitFor(id: string, at: number): number {
    const untilMoment = at + jitter - (Date.now() + offset);
    const untilRetry = (denials.get(id)?.until ?? 0) - Date.now();
    return Math.max(untilMoment, untilRetry, 0);
  }

  async function load(id: string): Promise<void> {
    reading.add(id);
    try {
      // `null`: it was moved into `projects/` or cancelled in the meantime, or deleted by hand without its
      // time. Asking again would not help, and this function would ask without a pause.
      read.set(id, parseScheduled(id, await source.read(id)));
      if (!isStopped) reportDue();
    } catch {
      const failures = (denials.get(id)?.count ?? 0) + 1;
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);
      denials.set(id, { until: Date.now() + wait, count: failures });
    }
    reading.delete(id);
    loadDue();
  }

  /** Reads the due publications, and sets a timer for the next one. */
  function loadDue(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const waiting = [...times].filter(([id]) => !read.has(id) && !reading.has(id));
    const waits = waiting.map(([id, at]) => [id, waitFor(id, at)] as const);
    for (const [id, wait] of waits) if (wait === 0) void load(id);
    const later = waits.map(([, wait]) => wait).filter((wait) => wait > 0);
    if (later.length > 0) timer = setTimeout(loadDue, Math.min(...later, MAX_TIMER_MS));
    // The time of every watched publication has come: watch further ones.
    else if (times.size >= count && reading.size === 0) watchMore();
  }

  /** Removes publications that have left the schedule, if they are not back after the delay. */
  function removeLater(gone: readonly string[]): void {
    setTimeout(() => {
      const removed = gone.filter((id) => !times.has(id) && read.delete(id));
      if (removed.length > 0 && !isStopped) reportDue();
    }, GRACE_MS);
  }

  function watch(): void {
    stopTimes = watchWithRetry((denied) =>
      source.watchTimes(
        count,
        (next) => {
          times = next;
          const gone = [...read.keys()].filter((id) => !times.has(id));
          if (gone.length > 0) removeLater(gone);
          loadDue();
        },
        denied,
      ),
    );
  }
  function watchMore(): void {
    count *= 2;
    stopTimes();
    watch();
  }

  const stopOffset = source.watchOffset((ms) => {
    offset = ms;
    loadDue();
  });
  watch();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopTimes();
    stopOffset();
  };
}
