import type { PictureTable, PictureVariants } from '@/lib/content/picture-table';

/** What an `<img>` inside a `<picture>` needs. */
export interface PictureSources {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** The srcset of the `<img>` itself (JPEG). */
  readonly srcSet: string;
}

const MODERN_FORMATS = ['avif', 'webp'] as const;

function srcSet(variants: PictureVariants, format: string): string {
  return variants.widths.map((width) => `/media/${variants.id}-${width}.${format} ${width}w`).join(', ');
}

/**
 * Looks a picture up. Takes the table of the snapshot and the address that the content names; gives what `<picture>`
 * needs, or `undefined` when the build made no variants (a picture that arrived live: its original is shown).
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
    sources: MODERN_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: srcSet(variants, format) })),
    srcSet: srcSet(variants, 'jpg'),
  };
}
