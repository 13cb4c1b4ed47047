import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gallery, MediaItem } from '@/lib/content/model';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { PictureTable } from '@/lib/content/picture-table';
import type { PublicDir } from '@/lib/pipeline/pictures/local-file';
import { MEDIA_LIMITS } from '@/lib/pipeline/pictures/media-limits';
import { prepareMedia } from '@/lib/pipeline/pictures/prepare-media';
import type { Progress } from '../progress';

/** Where the media step puts its files, to be laid over the export. Takes the root of the project. */
export function pictureOverlay(root: string): string {
  return join(root, '.snapshot', 'overlay');
}

/** The folders whose files the site serves, by their prefix. Takes the root of the project. */
export function publicDirsOf(root: string): readonly PublicDir[] {
  return [
    { prefix: '/demo/', dir: join(root, 'content', 'media') },
    { prefix: '/', dir: join(root, 'public') },
  ];
}

/** What the pictures of a build come to. */
interface PreparedPictures {
  /** The table for the page. */
  readonly table: PictureTable;
  /** How many pictures have no variants yet. */
  readonly missing: number;
}

/** How the pictures of a build are made. */
interface PictureOptions {
  readonly progress: Progress;
  /** Takes only variants that an earlier build made. */
  readonly onlyMade?: boolean;
  readonly signal?: AbortSignal;
}

/** Makes the variants of the pictures that the content shows. Gives the table for the page; files go to the overlay. */
export async function preparePictures(
  root: string,
  media: Gallery,
  { progress, onlyMade = false, signal }: PictureOptions,
): Promise<PreparedPictures> {
  await rm(pictureOverlay(root), { recursive: true, force: true });
  await mkdir(pictureOverlay(root), { recursive: true });
  const addresses = (wanted: (item: MediaItem) => boolean): string[] =>
    media.filter(wanted).flatMap(({ url }) => safeMediaAddress(url) ?? []);
  const { table, missing } = await prepareMedia({
    urls: addresses(({ kind }) => kind === 'image'),
    files: addresses(({ kind }) => kind === 'video'),
    cacheDir: join(root, '.media-cache'),
    outDir: pictureOverlay(root),
    publicDirs: publicDirsOf(root),
    limits: MEDIA_LIMITS,
    onlyMade,
    log: progress.note,
    count: (done, total) => progress.count('pictures', done, total),
    ...(signal && { signal }),
  });
  return { table, missing };
}
