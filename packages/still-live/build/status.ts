import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'firebase-admin/database';
import { type BuildStatus, type StatusChange, statusUpdate } from 'still-live/status/site-status';
import { print } from 'still-live/build/command/command';
import { openAdminDatabase, requireCredentials, withDatabase, type Write } from './database';
import { errorLine } from 'still-live/settings/operator-error';
import type { Settings } from 'still-live/settings/settings';

// A build waits this long until the database has its status.
const LONGEST_WAIT_MS = 3000;

export function statusWrites(project: string, change: StatusChange): readonly Write[] {
  return Object.entries(statusUpdate(change)).map(([key, value]) => [`status/${project}/${key}`, value]);
}

/**
 * Tells editors how a build goes. Writes arrive in order. When the process dies, the database itself reports the build
 * as failed.
 */
export function openBuildStatus(database: Database, project: string, warn: (line: string) => void) {
  const node = database.ref(`status/${project}`);
  let pending: Promise<unknown> = Promise.resolve();

  function write(build: BuildStatus): void {
    const interrupted = { state: 'error', message: 'la pubblicazione si è interrotta' };
    const guard =
      build.state === 'building' ? node.onDisconnect().update(interrupted) : node.onDisconnect().cancel();
    pending = Promise.all([guard, node.update(statusUpdate({ build }))]).catch((error: unknown) =>
      warn(`status/${project}: ${errorLine(error)}`),
    );
  }

  return {
    write,
    // Resolves when the database has everything that was written; never while it cannot be reached.
    written: async (): Promise<void> => {
      await pending;
    },
  };
}

export async function reportBuild<T extends { readonly id: string }>(
  build: () => Promise<T>,
  tell: (status: BuildStatus) => void,
  shown?: { readonly release: string },
): Promise<T> {
  const start = Date.now();
  tell({ state: 'building', since: start, ...shown });
  const end = () => ({ since: Date.now(), durationMs: Date.now() - start });
  try {
    const built = await build();
    tell({ state: 'online', ...end(), release: built.id });
    return built;
  } catch (error) {
    tell({ state: 'error', ...end(), message: errorLine(error), ...shown });
    throw error;
  }
}

/**
 * Tells editors of a build. An error of the status does not stop it; without credentials nothing can be built.
 * @throws {OperatorError} when there are no credentials; then no build can read the content.
 */
export async function withBuildStatus<T extends { readonly id: string }>(
  settings: Settings,
  build: () => Promise<T>,
  warn: (line: string) => void,
): Promise<T> {
  await requireCredentials(settings);
  const { database, close } = openAdminDatabase(settings);
  const status = openBuildStatus(database, settings.project, warn);
  try {
    return await reportBuild(build, status.write);
  } finally {
    await Promise.race([status.written(), wait(LONGEST_WAIT_MS, undefined, { ref: false })]);
    await close();
  }
}

/** Never rejects. Prints a line when there are no settings, or no database. */
export async function writeStatus(readSettings: () => Settings, change: StatusChange): Promise<void> {
  try {
    const settings = readSettings();
    const path = `status/${settings.project}`;
    await withDatabase(settings, path, (database) => database.ref(path).update({ ...statusUpdate(change) }));
  } catch (error) {
    print([`the status that editors see could not be written: ${errorLine(error)}`]);
  }
}
