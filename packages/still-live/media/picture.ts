import { safeMediaAddress } from './media-address';

/**
 * The variants that the build made of one picture. It is compact, because the page contains it. The address
 * of a variant is `/media/{id}-{width}.{format}`.
 */
export interface PictureVariants {
  /** The first characters of the hash of the original. */
  readonly id: string;
  /** In pixels, after the rotation that the original's metadata ask for. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`, shown until the picture is loaded. Absent for pictures with transparency. */
  readonly tint?: string;
  /** In pixels, ascending, the same for every format. */
  readonly widths: readonly number[];
}

export type VariantFormat = 'avif' | 'jpg' | 'webp';

/** Every supported browser reads AVIF; the second format is for all others. JPEG has no transparency. */
export function formatsOf({ tint }: Pick<PictureVariants, 'tint'>): readonly ['avif', VariantFormat] {
  return ['avif', tint === undefined ? 'webp' : 'jpg'];
}

/** The keys are addresses in normal form (`safeMediaAddress`). */
export type PictureTable = Readonly<Record<string, PictureVariants>>;

/**
 * Why a picture or a file cannot be used. `missing`: there is none. `denied`: its server refuses programs. `unreachable`:
 * its server does not answer, or is none of the public internet. `empty`: a file without content. `page`: a web page in
 * place of a picture. `heic`: a format that few browsers show. `unreadable`: another one, or damaged. `heavy`: too large,
 * or takes too long.
 */
export const MEDIA_FAULTS = [
  'missing',
  'denied',
  'unreachable',
  'empty',
  'page',
  'heic',
  'unreadable',
  'heavy',
] as const;

export type MediaFault = (typeof MEDIA_FAULTS)[number];

/** The keys are addresses in normal form (`safeMediaAddress`). */
export type MediaFaults = Readonly<Record<string, MediaFault>>;

export interface PictureSources {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  readonly avif: string;
  readonly other: string;
}

/** The `sizes` of a picture, or a function of its width divided by its height. */
export type Sizes = string | ((ratio: number) => string);

/**
 * Gives the `sizes` of a picture that covers a box: of a picture that is wider than its box, the sides are drawn too.
 * @param widths Those of the box, in `vw` or `rem`.
 */
export function covering(widths: string, box: number): Sizes {
  return (ratio) =>
    widths.replace(
      /(?<![\d.])[\d.]+(?=vw|rem)/g,
      (width) => `${Math.ceil(Number(width) * Math.max(1, ratio / box))}`,
    );
}

function srcSet(variants: PictureVariants, format: VariantFormat): string {
  return variants.widths.map((width) => `/media/${variants.id}-${width}.${format} ${width}w`).join(', ');
}

/** @param url Address as written in the content. */
export function atAddress<T>(table: Readonly<Record<string, T>>, url: string): T | undefined {
  const address = safeMediaAddress(url) ?? '';
  return Object.hasOwn(table, address) ? table[address] : undefined;
}

const ENOUGH = 1200;

/**
 * @param url Address as written in the content.
 * @returns What `<picture>` needs; `undefined` when the build made no variants, for example because the picture came
 *   with a live update. The original is shown then.
 */
export function pictureSources(table: PictureTable, url: string): PictureSources | undefined {
  const variants = atAddress(table, url);
  const shown = variants?.widths.find((width) => width >= ENOUGH) ?? variants?.widths.at(-1);
  if (!variants || shown === undefined) return undefined;
  const { id, width, height, tint = 'transparent' } = variants;
  const [avif, other] = formatsOf(variants);
  return {
    src: `/media/${id}-${shown}.${other}`,
    width,
    height,
    tint,
    avif: srcSet(variants, avif),
    other: srcSet(variants, other),
  };
}
