import { setTimeout as wait } from 'node:timers/promises';
import { requireCredentials } from '@/lib/pipeline/snapshot/credentials';
import { openDatabase, withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { errorLine } from '@/lib/settings/operator-error';
import type { Settings } from '@/lib/settings/settings';
import { openStatusNode } from './status-node';

/** How long to wait until the database has a status, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs a build and writes its start and its end to the status for editors. An error of the status does not
 * stop the build.
 * @param warn Receives a line when the status could not be written.
 * @throws {CredentialsError} when there are no credentials; then no build can read the content.
 */
export async function withBuildStatus<T extends { readonly release: string }>(
  settings: Settings,
  build: () => Promise<T>,
  warn: (line: string) => void,
): Promise<T> {
  await requireCredentials(settings);
  const { database, close } = openDatabase(settings);
  const status = openStatusNode(database, settings.project, (error) =>
    warn(`status/${settings.project}: ${error.message}`),
  );
  const since = Date.now();
  status.write({ state: 'building', since });
  const started = status.written().then(() => true);
  try {
    const built = await build();
    const now = Date.now();
    status.write({ state: 'online', since: now, release: built.release, durationMs: now - since });
    return built;
  } catch (error) {
    const now = Date.now();
    status.write({ state: 'error', since: now, durationMs: now - since, message: errorLine(error) });
    throw error;
  } finally {
    // A database that does not have the start of a build after this time will not take its end either.
    const hasStart = await Promise.race([started, wait(0, false)]);
    const left = hasStart ? LONGEST_WAIT_MS : Math.max(since + LONGEST_WAIT_MS - Date.now(), 0);
    await Promise.race([status.written(), wait(left, undefined, { ref: false })]);
    await close();
  }
}

/**
 * Writes some parts of the status for editors. Never rejects.
 * @param said Parts of `status/{project}`; `null` removes one.
 * @param warn Receives a line when the status could not be written.
 */
export async function tellStatus(
  settings: Settings,
  said: Readonly<Record<string, unknown>>,
  warn: (line: string) => void,
): Promise<void> {
  const path = `status/${settings.project}`;
  try {
    await withDatabase(settings, path, (database) => database.ref(path).update({ ...said }));
  } catch (error) {
    warn(`editors were not told: ${errorLine(error)}`);
  }
}
