import { listReleases, type ReleasePlaces } from './release-list';
import type { BuiltRelease } from '../watch/rebuild-loop';

/** The newest release on disk, shown or not; `undefined` when there is none. Takes where releases are. */
export async function newestRelease(places: ReleasePlaces): Promise<BuiltRelease | undefined> {
  const [release] = await listReleases(places);
  if (release === undefined) return undefined;
  const { id, snapshotHash, builtAt } = release;
  return { id, snapshotHash, builtAt: Date.parse(builtAt) };
}
