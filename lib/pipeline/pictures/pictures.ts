import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gallery, MediaItem } from '@/lib/content/model';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { PictureTable } from '@/lib/media/picture-table';
import type { Progress } from '../progress';
import type { PublicDir } from './local-file';
import { MEDIA_LIMITS } from './media-limits';
import { prepareMedia } from './prepare-media';
import { QUICK_RECIPE, RELEASE_RECIPE } from './recipe';

/** Returns the folder into which the media step writes; it is copied over the export later. */
export function pictureOverlay(root: string): string {
  return join(root, '.snapshot', 'overlay');
}

/**
 * Returns the folder that keeps pictures between builds. The quick ones have a folder of their own: builds that do
 * not use the pictures of a release would delete them after a while.
 */
export function pictureCache(root: string, isQuick: boolean): string {
  return isQuick ? join(root, '.cache', 'quick-pictures') : join(root, '.media-cache');
}

/** Returns the folders whose files the site serves. */
export function publicDirsOf(root: string): readonly PublicDir[] {
  return [
    { prefix: '/demo/', dir: join(root, 'content', 'media') },
    { prefix: '/', dir: join(root, 'public') },
  ];
}

/** The pictures of a build. */
interface PreparedPictures {
  /** The table for the page. */
  readonly table: PictureTable;
  /** How many pictures have no variants yet. */
  readonly missing: number;
}

/** Options of `preparePictures`. */
interface PictureOptions {
  readonly progress: Progress;
  /** Uses only variants that an earlier build made. */
  readonly onlyMade?: boolean;
  /** Makes variants quickly, for tests. */
  readonly isQuick?: boolean;
  /** Hosts outside the public internet from which pictures may be fetched. */
  readonly privateHosts: readonly string[];
  readonly signal?: AbortSignal;
}

/** Makes the variants of the pictures of the content, and writes them into the folder of `pictureOverlay`. */
export async function preparePictures(
  root: string,
  media: Gallery,
  { progress, onlyMade = false, isQuick = false, privateHosts, signal }: PictureOptions,
): Promise<PreparedPictures> {
  await rm(pictureOverlay(root), { recursive: true, force: true });
  await mkdir(pictureOverlay(root), { recursive: true });
  const addresses = (wanted: (item: MediaItem) => boolean): string[] =>
    media.filter(wanted).flatMap(({ url }) => safeMediaAddress(url) ?? []);
  const { table, missing } = await prepareMedia({
    urls: addresses(({ kind }) => kind === 'image'),
    files: addresses(({ kind }) => kind === 'video'),
    cacheDir: pictureCache(root, isQuick),
    recipe: isQuick ? QUICK_RECIPE : RELEASE_RECIPE,
    outDir: pictureOverlay(root),
    publicDirs: publicDirsOf(root),
    limits: { ...MEDIA_LIMITS, privateHosts },
    onlyMade,
    log: progress.note,
    count: (done, total) => progress.count('pictures', done, total),
    ...(signal && { signal }),
  });
  return { table, missing };
}
