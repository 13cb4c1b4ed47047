/**
 * The variants that the build made of one picture. It is compact, because the page contains it. The address
 * of a variant is `/media/{id}-{width}.{format}`.
 */
export interface PictureVariants {
  /** First characters of the content hash of the original. */
  readonly id: string;
  /** Pixels of the original, rotated as its metadata say. */
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`, shown until the picture is loaded; absent when it is transparent somewhere. */
  readonly tint?: string;
  /** Widths in pixels, ascending, the same for every format. */
  readonly widths: readonly number[];
}

export type VariantFormat = 'avif' | 'jpg' | 'webp';

/** Every supported browser has AVIF (`browserslist`); the second is for others. JPEG has no transparency. */
export function formatsOf({ tint }: Pick<PictureVariants, 'tint'>): readonly ['avif', VariantFormat] {
  return ['avif', tint === undefined ? 'webp' : 'jpg'];
}

/** All pictures of the snapshot, by the normal form of their address (`safeMediaAddress`). */
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

/** What is wrong with pictures and files, by the normal form of their address. */
export type MediaFaults = Readonly<Record<string, MediaFault>>;
