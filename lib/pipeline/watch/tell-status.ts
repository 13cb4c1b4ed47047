import { openDatabase, withDatabase } from '@/lib/pipeline/snapshot/read-database';
import type { Settings } from '@/lib/settings/settings';
import { openStatusNode } from './status-node';

/** How long a status may take to reach a database that may be gone. */
const PATIENCE_MS = 3000;

interface BuiltSite {
  readonly release: string;
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/**
 * Runs a build and tells editors of its beginning and its end. A database that takes no status does not stop the build.
 * @param warn takes a line when the status could not be written
 */
export async function withBuildStatus<T extends BuiltSite>(
  settings: Settings,
  build: () => Promise<T>,
  warn: (line: string) => void,
): Promise<T> {
  const { database, close } = openDatabase(settings);
  const status = openStatusNode(database, settings.project, (error) =>
    warn(`status/${settings.project}: ${error.message}`),
  );
  const since = Date.now();
  status.write({ state: 'building', since });
  try {
    const built = await build();
    const now = Date.now();
    status.write({ state: 'online', since: now, release: built.release, durationMs: now - since });
    return built;
  } catch (error) {
    const now = Date.now();
    status.write({ state: 'error', since: now, durationMs: now - since, message: messageOf(error) });
    throw error;
  } finally {
    await Promise.race([
      status.written(),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref()),
    ]);
    await close();
  }
}

/**
 * Tells editors about the site, beside what else they were told. What cannot be told is a line for `warn`: what it is about has happened.
 * @param said parts of `status/{project}`; `null` removes one
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
    warn(`editors were not told: ${messageOf(error)}`);
  }
}
