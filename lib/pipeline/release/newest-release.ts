import { listReleases, type ReleasePlaces } from './release-list';
import type { BuiltRelease } from '../watch/rebuild-loop';

/**
 * Returns the newest release on disk, whether it is the current one or not; `undefined` when there is none.
 */
export async function newestRelease(places: ReleasePlaces): Promise<BuiltRelease | undefined> {
  const [release] = await listReleases(places);
  if (release === undefined) return undefined;
  const { id, snapshotHash, builtAt } = release;
  return { id, snapshotHash, builtAt: Date.parse(builtAt) };
}
