import pLimit from 'p-limit';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { EditorIssue } from '@/lib/content/checks/editor-issue';
import { type PlacedMedia, unreachableIssue } from '@/lib/content/checks/check-media';
import { fetchPicture } from '@/lib/pipeline/pictures/fetch-picture';
import { findLocalFile, type PublicDir } from '@/lib/pipeline/pictures/local-file';
import { MediaError, type MediaLimits } from '@/lib/pipeline/pictures/media-limits';

async function isThere(
  { url, kind }: PlacedMedia,
  publicDirs: readonly PublicDir[],
  limits: MediaLimits,
  budget: AbortSignal,
): Promise<boolean> {
  const address = safeMediaAddress(url) ?? '';
  try {
    if (address.startsWith('/')) await findLocalFile(address, publicDirs);
    // Do not fetch a video of another server only to see whether it exists: it may be very large.
    else if (kind === 'image') await fetchPicture(address, undefined, limits, budget);
    return true;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}

export async function unreachableMedia(
  media: readonly PlacedMedia[],
  publicDirs: readonly PublicDir[],
  limits: MediaLimits,
): Promise<readonly EditorIssue[]> {
  const budget = AbortSignal.timeout(limits.fetchBudgetMs);
  const byAddress = new Map(media.map((item) => [item.url, item]));
  const answers = await pLimit(limits.fetchConcurrency).map(byAddress.values(), async (item) => {
    return [item.url, await isThere(item, publicDirs, limits, budget)] as const;
  });
  const there = new Map(answers);
  return media.filter(({ url }) => there.get(url) === false).map(unreachableIssue);
}
