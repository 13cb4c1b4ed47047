import type { Database } from 'firebase-admin/database';
import { own } from '@/lib/content/raw-tree';
import type { Scheduled } from '@/lib/content/timeline/scheduled';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { PublishError } from './publish-error';
import { readRaw } from './read-raw';
import { serverNow } from './server-time';
import { readSchedule, withoutEntries } from './read-schedule';
import { missedStatus, waitingStatus } from './status-writes';

/** Returns the ids to delete with an entry: a publication is deleted with its end, an end alone. */
function withEnd(id: string, scheduled: readonly Scheduled[]): readonly string[] {
  return [id, ...scheduled.filter(({ ends }) => ends === id).map((end) => end.id)];
}

/**
 * Deletes a scheduled publication before its time, or the record of one that was missed.
 * @param id Its id.
 * @returns The ids of the deleted entries.
 * @throws {PublishError} when there is none, or its time has come.
 */
export async function cancelScheduled(
  database: Database,
  project: string,
  id: string,
): Promise<readonly string[]> {
  const missed = `history/${project}/missed`;
  const [{ scheduled, unreadable }, allMissed, now] = await Promise.all([
    readSchedule(database, project),
    readRaw(database, missed),
    serverNow(database),
  ]);
  // Looked up by its key: an empty id in a path would be that of all of them.
  const isMissed = own(allMissed, id) !== undefined;
  const entry = scheduled.find((other) => other.id === id);
  if (entry === undefined && !isMissed && !unreadable.includes(id)) {
    throw new PublishError(`--cancel ${id}`, 'is not scheduled', 'npm run publish -- --list shows what is');
  }
  if (entry && entry.at <= now) {
    throw new PublishError(
      `--cancel ${id}`,
      `is live since ${momentText(entry.at)}`,
      'take it back with npm run publish -- --undo',
    );
  }
  const gone = withEnd(id, scheduled);
  const forgotten = gone.map((each): [string, null] => [`${missed}/${each}`, null]);
  const waiting = await waitingStatus(database, project, gone);
  const status = isMissed ? missedStatus(project, allMissed, gone) : [];
  await database
    .ref()
    .update(Object.fromEntries([...withoutEntries(project, gone), ...forgotten, ...waiting, ...status]));
  return gone;
}
