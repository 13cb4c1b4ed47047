import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Gallery, MediaItem } from 'still-live/content/schema/values';
import { isInText, type PlacedMedia } from 'still-live/content/checks/check-media';
import { safeMediaAddress } from 'still-live/media/media-address';
import type { MediaFaults, PictureTable } from 'still-live/media/picture';
import type { BuildOptions } from 'still-live/build/build-options';
import { MEDIA_LIMITS } from './media-limits';
import { MediaCache } from './media-cache';
import { type MediaRequest, MediaStep } from './media-step';
import { QUICK_RECIPE, RELEASE_RECIPE } from './recipe';

export function pictureOverlay(root: string): string {
  return join(root, '.snapshot', 'overlay');
}

/** Quick pictures have a folder of their own, because their builds would delete those of a release after a while. */
export function pictureCache(root: string, isQuick: boolean): string {
  return isQuick ? join(root, '.cache', 'quick-pictures') : join(root, '.media-cache');
}

interface PreparedMedia {
  readonly table: PictureTable;
  readonly missing: number;
  readonly faults: MediaFaults;
}

/**
 * Makes the variants of the pictures, beside the originals and files of this site. One that cannot be used is a
 * warning, and the page keeps its address. What is known is neither encoded nor, with `ETag`, fetched again.
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
    step.copy(address).catch((error: unknown) => step.fail(address, error)),
  );
  if (request.onlyLook !== true) await cache.close(new Set(step.pictures.keys()));
  const table = Object.fromEntries(entries.filter((entry) => entry !== undefined));
  log(`${Object.keys(table).length} of ${urls.length} pictures have variants (${step.encoded} newly made)`);
  return { table, missing: step.missing, faults: step.faults };
}

export function picturesOfSite({
  root,
  settings,
  quickPictures = false,
}: Pick<BuildOptions, 'root' | 'settings' | 'quickPictures'>) {
  return {
    cacheDir: pictureCache(root, quickPictures),
    recipe: quickPictures ? QUICK_RECIPE : RELEASE_RECIPE,
    outDir: pictureOverlay(root),
    publicDir: join(root, 'public'),
    limits: { ...MEDIA_LIMITS, privateHosts: settings.privateHosts },
  };
}

export async function preparePictures(
  options: BuildOptions,
  media: Gallery,
  placed: readonly PlacedMedia[],
): Promise<PreparedMedia> {
  const { root, progress, onlyMadePictures = false, signal } = options;
  await rm(pictureOverlay(root), { recursive: true, force: true });
  await mkdir(pictureOverlay(root), { recursive: true });
  const addresses = (wanted: (item: MediaItem) => boolean): string[] =>
    media.filter(wanted).flatMap(({ url }) => safeMediaAddress(url) ?? []);
  const inTexts = placed.filter(isInText).flatMap(({ url }) => safeMediaAddress(url) ?? []);
  const posters = media.flatMap(({ poster }) => safeMediaAddress(poster ?? '') ?? []);
  return prepareMedia({
    ...picturesOfSite(options),
    urls: [...addresses(({ kind }) => kind === 'image'), ...posters, ...inTexts],
    files: addresses(({ kind }) => kind === 'video'),
    onlyMade: onlyMadePictures,
    log: progress.note,
    count: (done, total) => progress.count('pictures', done, total),
    ...(signal && { signal }),
  });
}
