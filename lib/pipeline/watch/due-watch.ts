import type { Database, DataSnapshot } from 'firebase-admin/database';
import { isTree } from '@/lib/content/raw-tree';
import { errorLine } from '@/lib/settings/operator-error';
import { publishDue } from '@/lib/pipeline/publish/publish-due';
import { schedulePaths } from '@/lib/pipeline/publish/read-schedule';
import { movedLines } from '@/lib/pipeline/publish/schedule-lines';
import { serverNow } from '@/lib/pipeline/publish/server-time';

/** The longest timer: time is checked again after the machine has slept or its clock was changed. */
const LONGEST_WAIT_MS = 60_000;
const RETRY_MS = 5_000;

function timesOf(raw: unknown): readonly number[] {
  return isTree(raw) ? Object.values(raw).filter((at): at is number => typeof at === 'number') : [];
}

/**
 * Moves scheduled publications into the published content when their time comes, by the clock of the
 * database. After an error it tries again.
 * @param log Receives lines about it.
 * @returns A function that ends it. It resolves when a move that has begun is complete.
 */
export function watchDue(
  database: Database,
  project: string,
  log: (line: string) => void,
): () => Promise<void> {
  const times = database.ref(schedulePaths(project).times);
  let known: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  function wait(ms: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = running.then(look);
    }, ms);
  }

  async function look(): Promise<void> {
    if (known.length === 0 || isStopped) return;
    try {
      const now = await serverNow(database);
      const later = known.filter((at) => at > now);
      // An entry that cannot be read keeps its time: the later ones must not wait for it.
      if (later.length > 0) wait(Math.min(...later.map((at) => at - now), LONGEST_WAIT_MS));
      if (later.length < known.length) movedLines(await publishDue(database, project)).forEach(log);
    } catch (error) {
      log(`scheduled/${project}: ${errorLine(error)}; trying again`);
      wait(RETRY_MS);
    }
  }

  times.on(
    'value',
    (snapshot: DataSnapshot) => {
      known = timesOf(snapshot.val());
      wait(0);
    },
    (error: Error) => log(`scheduledTimes/${project}: ${error.message}`),
  );
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    times.off();
    await running;
  };
}
