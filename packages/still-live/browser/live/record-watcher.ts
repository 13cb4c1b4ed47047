import { watchWithRetry } from 'still-live/content/timeline/waiter';
import { enhance } from 'still-live/browser/inline/enhance';
import type { RecordSource, Unsubscribe } from './database-connection';

/**
 * Subscribes to a set of records, which changes with the route.
 * @param onDenied A read that is denied is retried.
 */
export function createRecordWatcher<Path extends string>(
  source: RecordSource,
  receive: (path: Path, raw: unknown) => void,
  onDenied?: (path: Path, error: Error) => void,
) {
  const watched = new Map<Path, Unsubscribe>();

  function start(path: Path): Unsubscribe {
    return watchWithRetry(
      (denied) => source.watch(path, (raw) => receive(path, raw), denied),
      (error) => onDenied?.(path, error),
    );
  }

  // New subscriptions start before old ones end, so that the SDK keeps a listener that both of them use.
  function follow(paths: readonly Path[]): void {
    for (const path of paths) {
      // The SDK throws for an invalid path. Only this record is not live then.
      if (!watched.has(path)) enhance('live record', () => void watched.set(path, start(path)));
    }
    for (const [path, stop] of watched) {
      if (paths.includes(path)) continue;
      watched.delete(path);
      stop();
    }
  }

  return { follow, stop: (): void => follow([]) };
}
