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
  /** Average colour, `#rrggbb`, shown until the picture is loaded. */
  readonly tint: string;
  /** Widths in pixels, ascending, the same for every format. */
  readonly widths: readonly number[];
}

/** All pictures of the snapshot, by their address in the content. */
export type PictureTable = Readonly<Record<string, PictureVariants>>;
