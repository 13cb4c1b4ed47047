import { parseScheduled, type Scheduled } from '@/lib/content/timeline/scheduled';
import { watchWithRetry } from '../live/retrying-watch';
import type { ScheduleSource } from './schedule-source';

/** All pages open at a moment do not ask in the same second. */
const MAX_JITTER_MS = 4_000;
/** A timer waits no longer, because a device sleeps and clocks are set. */
const MAX_TIMER_MS = 600_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
/** What was written down leaves the schedule; the records that hold it now may arrive a moment later. */
const GRACE_MS = 2_000;
/** So many times are watched at first: a page needs those that come next, and there may be a thousand. */
const FIRST_COUNT = 20;

/** What following the schedule takes. */
interface FollowOptions {
  readonly source: ScheduleSource;
  /**
   * Told after each change with the publications whose moment has come and that nobody has written down yet.
   */
  readonly onDue: (due: readonly Scheduled[]) => void;
  /** A number from 0 to 1, which is the share of the spread that this page takes. */
  readonly random?: () => number;
}

/** When a publication may be asked for again, by this machine's clock, and how often it was denied. */
interface Denial {
  readonly until: number;
  readonly count: number;
}

/**
 * Follows the schedule of a project: knows the times, and reads each publication when its moment has come by
 * the clock of the database, spread over a few seconds. A read that is denied or fails is tried again, ever
 * later. Gives the function that ends it.
 */
export function followSchedule({ source, onDue, random = Math.random }: FollowOptions): () => void {
  const jitter = random() * MAX_JITTER_MS;
  /** What was read, by id; `undefined`: it is no publication. */
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

  /** How long to wait for a publication, in milliseconds; none when it is time. */
  function waitFor(id: string, at: number): number {
    const untilMoment = at + jitter - (Date.now() + offset);
    const untilRetry = (denials.get(id)?.until ?? 0) - Date.now();
    return Math.max(untilMoment, untilRetry, 0);
  }

  async function load(id: string): Promise<void> {
    reading.add(id);
    try {
      const raw = await source.read(id);
      // Gone in the meantime: written down, or cancelled.
      if (raw !== null) read.set(id, parseScheduled(id, raw));
      if (!isStopped) reportDue();
    } catch {
      const failures = (denials.get(id)?.count ?? 0) + 1;
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);
      denials.set(id, { until: Date.now() + wait, count: failures });
    }
    reading.delete(id);
    loadDue();
  }

  function loadDue(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const waiting = [...times].filter(([id]) => !read.has(id) && !reading.has(id));
    const waits = waiting.map(([id, at]) => [id, waitFor(id, at)] as const);
    for (const [id, wait] of waits) if (wait === 0) void load(id);
    const later = waits.map(([, wait]) => wait).filter((wait) => wait > 0);
    if (later.length > 0) timer = setTimeout(loadDue, Math.min(...later, MAX_TIMER_MS));
    // All that is watched has come: what comes next must be known too.
    else if (times.size >= count && reading.size === 0) watchMore();
  }

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
