import type { PictureTable, PictureVariants } from './picture-table';

/** The attributes of an `<img>` and its `<picture>`. */
export interface PictureSources {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  /** The `srcset` of the AVIF variants. */
  readonly avif: string;
  /** The `srcset` of the JPEG variants. */
  readonly jpeg: string;
}

function srcSet(variants: PictureVariants, format: string): string {
  return variants.widths.map((width) => `/media/${variants.id}-${width}.${format} ${width}w`).join(', ');
}

/**
 * Finds the variants of a picture.
 * @param table The table of the snapshot.
 * @param url Address as written in the content.
 * @returns What `<picture>` needs; `undefined` when the build made no variants, for example because the
 *   picture came with a live update. The original is shown then.
 */
export function pictureSources(table: PictureTable, url: string): PictureSources | undefined {
  const variants = Object.hasOwn(table, url) ? table[url] : undefined;
  const largest = variants?.widths.at(-1);
  if (!variants || largest === undefined) return undefined;
  return {
    src: `/media/${variants.id}-${largest}.jpg`,
    width: variants.width,
    height: variants.height,
    tint: variants.tint,
    avif: srcSet(variants, 'avif'),
    jpeg: srcSet(variants, 'jpg'),
  };
}
