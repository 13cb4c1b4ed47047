import type { BuildStatus } from 'still-live/status/site-status';
import { createWaiter } from 'still-live/content/timeline/waiter';
import type { BuiltRelease } from 'still-live/build/release/release-list';
import { reportBuild } from 'still-live/build/status';

export interface RebuildLoopOptions {
  readonly build: () => Promise<BuiltRelease>;
  readonly onStatus: (status: BuildStatus) => void;
  readonly newest?: BuiltRelease;
  readonly debounceMs?: number;
}

const DEBOUNCE_MS = 1500;
// The wait before a failed build is tried again doubles each time, up to the last.
const RETRY = { firstMs: 10_000, lastMs: 600_000 };

/**
 * Waits a moment for further changes; at most one build runs and one waits. After a failure the old release stays: the
 * same content is tried again after longer and longer waits, changed content at once.
 */
export function createRebuildLoop(options: RebuildLoopOptions) {
  const { build, onStatus, debounceMs = DEBOUNCE_MS } = options;
  const waiter = createWaiter(attempt, RETRY);
  let newest = options.newest;
  let published: string | undefined;
  let changes = 0;
  let isBuilding = false;
  let isStopped = false;

  function isBuilt(): boolean {
    return published === undefined || published === newest?.snapshotHash;
  }

  // The content equals the newest release again, so no build is needed.
  function settle(): void {
    waiter.cancel();
    waiter.worked();
    if (newest) onStatus({ state: 'online', since: newest.builtAt, release: newest.id });
  }

  function changed(hash: string): void {
    if (isStopped || hash === published) return;
    published = hash;
    changes += 1;
    waiter.worked();
    if (isBuilding) return;
    if (isBuilt()) settle();
    else waiter.in(debounceMs);
  }

  async function attempt(): Promise<void> {
    const seen = changes;
    isBuilding = true;
    try {
      const release = await reportBuild(build, onStatus, newest && { release: newest.id });
      // If the build computed another fingerprint for the same content, it must not be built again and again.
      newest = seen === changes ? { ...release, snapshotHash: published ?? release.snapshotHash } : release;
    } catch (error) {
      if (isBuilt() && !isStopped) settle();
      else if (seen === changes) throw error;
    } finally {
      isBuilding = false;
    }
    if (!isBuilt()) waiter.in(debounceMs);
  }

  return {
    changed,
    // Starts no further build. Resolves when a running build has ended.
    stop: (): Promise<void> => {
      isStopped = true;
      return waiter.stop();
    },
  };
}
