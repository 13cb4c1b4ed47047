import { safeMediaAddress } from './media-address';
import { formatsOf, type PictureTable, type PictureVariants, type VariantFormat } from './picture-table';

/** The attributes of an `<img>` and its `<picture>`. */
export interface PictureSources {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Nothing behind a picture that is transparent somewhere. */
  readonly tint: string;
  /** The `srcset` of the AVIF variants. */
  readonly avif: string;
  /** The `srcset` of the variants for browsers without AVIF. */
  readonly other: string;
}

function srcSet(variants: PictureVariants, format: VariantFormat): string {
  return variants.widths.map((width) => `/media/${variants.id}-${width}.${format} ${width}w`).join(', ');
}

/**
 * Finds what a table has of a picture.
 * @param url Address as written in the content.
 */
export function atAddress<T>(table: Readonly<Record<string, T>>, url: string): T | undefined {
  const address = safeMediaAddress(url) ?? '';
  return Object.hasOwn(table, address) ? table[address] : undefined;
}

/**
 * Finds the variants of a picture.
 * @param table The table of the snapshot.
 * @param url Address as written in the content.
 * @returns What `<picture>` needs; `undefined` when the build made no variants, for example because the
 *   picture came with a live update. The original is shown then.
 */
export function pictureSources(table: PictureTable, url: string): PictureSources | undefined {
  const variants = atAddress(table, url);
  const largest = variants?.widths.at(-1);
  if (!variants || largest === undefined) return undefined;
  const { id, width, height, tint = 'transparent' } = variants;
  const [avif, other] = formatsOf(variants);
  return {
    src: `/media/${id}-${largest}.${other}`,
    width,
    height,
    tint,
    avif: srcSet(variants, avif),
    other: srcSet(variants, other),
  };
}
