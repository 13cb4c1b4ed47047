import type { BuildStatus } from '@/lib/content/site-status';
import { createWaiter } from '@/lib/content/timeline/waiter';
import { errorLine } from '@/lib/settings/operator-error';

/** A release and the fingerprint of the content it was built from. */
export interface BuiltRelease {
  readonly id: string;
  readonly snapshotHash: string;
  /** When it was built, in milliseconds since 1970. */
  readonly builtAt: number;
}

interface RebuildLoopOptions {
  /** Makes a release from the published content. */
  readonly build: () => Promise<BuiltRelease>;
  readonly onStatus: (status: BuildStatus) => void;
  /** The newest release on disk. */
  readonly newest?: BuiltRelease;
  /** How long to wait for further changes before a build. */
  readonly debounceMs: number;
  /** Wait before a failed build is tried again; it doubles each time, up to the last. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
}

/** Rebuilds on publish. */
export interface RebuildLoop {
  /** Receives the fingerprint of the published content. */
  readonly changed: (hash: string) => void;
  /** Starts no further build. Resolves when a running build has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes the loop that starts a build after a change. It waits a moment for further changes; at most one build
 * runs and one waits; content that is built already starts no build. After a failure the old release stays;
 * the same content is tried again after longer and longer waits, changed content at once.
 */
export function createRebuildLoop(options: RebuildLoopOptions): RebuildLoop {
  const { build, onStatus, debounceMs, firstRetryMs, lastRetryMs } = options;
  let newest = options.newest;
  let published: string | undefined;
  let changes = 0;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function online(): BuildStatus | undefined {
    return newest && { state: 'online', since: newest.builtAt, release: newest.id };
  }

  const waiter = createWaiter(
    () => {
      const seen = changes;
      running = attempt(seen).then((hasSucceeded) => {
        running = undefined;
        if (!isStopped) next(hasSucceeded, seen);
      });
    },
    { firstMs: firstRetryMs, lastMs: lastRetryMs },
  );

  function isBuilt(): boolean {
    return published === undefined || published === newest?.snapshotHash;
  }

  /** The content is that of the newest release again: no build is needed. */
  function settle(): void {
    waiter.cancel();
    waiter.worked();
    const status = online();
    if (status) onStatus(status);
  }

  function changed(hash: string): void {
    if (isStopped || hash === published) return;
    published = hash;
    changes += 1;
    waiter.worked();
    if (running) return;
    if (isBuilt()) settle();
    else waiter.in(debounceMs);
  }

  function succeeded(release: BuiltRelease, startedAt: number, isUnchanged: boolean): void {
    // If the build computed another fingerprint for the same content, the loop must not build it again and
    // again.
    newest = isUnchanged && published !== undefined ? { ...release, snapshotHash: published } : release;
    waiter.worked();
    onStatus({
      state: 'online',
      since: Date.now(),
      release: release.id,
      durationMs: Date.now() - startedAt,
    });
  }

  function failed(error: unknown, startedAt: number): void {
    const durationMs = Date.now() - startedAt;
    const shown = newest && { release: newest.id };
    onStatus({ state: 'error', since: Date.now(), message: errorLine(error), durationMs, ...shown });
  }

  async function attempt(seen: number): Promise<boolean> {
    const startedAt = Date.now();
    onStatus({ state: 'building', since: startedAt, ...(newest && { release: newest.id }) });
    try {
      const release = await build();
      succeeded(release, startedAt, seen === changes);
      return true;
    } catch (error) {
      failed(error, startedAt);
      return false;
    }
  }

  function next(hasSucceeded: boolean, seen: number): void {
    const hasChanged = seen !== changes;
    if (isBuilt()) {
      if (!hasSucceeded) settle();
    } else if (hasSucceeded || hasChanged) waiter.in(debounceMs);
    else waiter.again();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    await waiter.stop();
    await running;
  }

  return { changed, stop };
}
