import pLimit from 'p-limit';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { EditorIssue } from '@/lib/content/checks/editor-issue';
import { type PlacedMedia, unreachableIssue } from '@/lib/content/checks/check-media';
import { fetchPicture } from '@/lib/pipeline/pictures/fetch-picture';
import { findLocalFile, type PublicDir } from '@/lib/pipeline/pictures/local-file';
import { MediaError, type MediaLimits } from '@/lib/pipeline/pictures/media-limits';

export async function unreachableMedia(
  media: readonly PlacedMedia[],
  publicDirs: readonly PublicDir[],
  limits: MediaLimits,
): Promise<readonly EditorIssue[]> {
  const budget = AbortSignal.timeout(limits.fetchBudgetMs);
  const byAddress = new Map(media.map((item) => [item.url, item]));
  const gone = new Set<string>();
  await pLimit(limits.fetchConcurrency).map(byAddress.values(), async ({ url, kind }) => {
    const address = safeMediaAddress(url) ?? '';
    try {
      if (address.startsWith('/')) await findLocalFile(address, publicDirs);
      // Do not fetch a video of another server only to see whether it exists: it may be very large.
      else if (kind === 'image') await fetchPicture(address, undefined, limits, budget);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      gone.add(url);
    }
  });
  return media.filter(({ url }) => gone.has(url)).map(unreachableIssue);
}
