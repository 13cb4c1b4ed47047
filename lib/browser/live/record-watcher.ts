import type { RecordPath } from '@/lib/content/records';
import { enhance } from '@/lib/browser/enhance/enhance';
import type { RecordSource, Unsubscribe } from './database-connection';
import { watchWithRetry } from './retrying-watch';

/** Listens to a set of records that changes with the route. */
interface RecordWatcher {
  /**
   * Makes the set of watched records equal to `paths`: new ones first, so that a shared listen never stops
   * between.
   */
  follow: (paths: readonly RecordPath[]) => void;
  stop: () => void;
}

/** Makes a watcher. Takes the source, where raw values go, and who is told about denied reads. */
export function createRecordWatcher(
  source: RecordSource,
  receive: (path: RecordPath, raw: unknown) => void,
  onDenied?: (path: RecordPath, error: Error) => void,
): RecordWatcher {
  const watched = new Map<RecordPath, Unsubscribe>();

  function start(path: RecordPath): Unsubscribe {
    return watchWithRetry(
      (denied) => source.watch(path, (raw) => receive(path, raw), denied),
      (error) => onDenied?.(path, error),
    );
  }

  function follow(paths: readonly RecordPath[]): void {
    for (const path of paths) {
      // A path that the database refuses leaves the others live.
      if (!watched.has(path)) enhance('live record', () => void watched.set(path, start(path)));
    }
    for (const [path, stop] of watched) {
      if (paths.includes(path)) continue;
      watched.delete(path);
      stop();
    }
  }

  return { follow, stop: () => follow([]) };
}
