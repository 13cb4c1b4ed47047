import pLimit from 'p-limit';
import type { PictureTable } from '@/lib/media/picture-table';
import { MediaCache } from './media-cache';
import { MediaStep, type MediaRequest } from './media-step';

/** Result of `prepareMedia`. */
interface PreparedMedia {
  /** The pictures that have variants, by their address in the content. */
  readonly table: PictureTable;
  /** Paths, relative to `outDir`, of the originals and files that were copied. */
  readonly copied: readonly string[];
  /** One line per address that could not be used, with the reason. The page keeps the original address. */
  readonly warnings: readonly string[];
  /** How many pictures were not encoded because of `onlyMade`. */
  readonly missing: number;
}

/**
 * Makes the variants of every picture of the content and writes them, with the originals and files of this
 * site, into the export. A picture that cannot be used is a warning; it rejects only when the cache or the
 * export cannot be written. A second build of the same content encodes nothing, and fetches nothing again
 * from servers with `ETag` or `Last-Modified`.
 */
export async function prepareMedia(request: MediaRequest): Promise<PreparedMedia> {
  const { limits, log } = request;
  const cache = await MediaCache.open(request.cacheDir, request.recipe);
  const step = new MediaStep(request, cache);
  const urls = [...new Set(request.urls)];
  const files = [...new Set(request.files ?? [])].filter((address) => address.startsWith('/'));
  const atOnce = pLimit(limits.fetchConcurrency);
  let done = 0;
  const entries = await atOnce.map(urls, async (address) => {
    const variants = await step.variants(address);
    done += 1;
    if (step.encoded > 0) request.count?.(done, urls.length);
    return variants && ([address, variants] as const);
  });
  await atOnce.map(files, (address) =>
    step.copy(address).catch((error: unknown) => step.warn(address, error)),
  );
  await cache.close();
  const table = Object.fromEntries(entries.filter((entry) => entry !== undefined));
  log(`${Object.keys(table).length} of ${urls.length} pictures have variants (${step.encoded} newly made)`);
  return { table, copied: [...step.copied].sort(), warnings: step.warnings, missing: step.missing };
}
