/**
 * The variants the build made of one picture, as the snapshot carries them: compact, because every byte is in the page.
 * A variant's address is `/media/{id}-{width}.{format}`.
 */
export interface PictureVariants {
  /** First letters of the content hash of the original. */
  readonly id: string;
  /** Pixels of the original after orientation. */
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`, painted until the picture has arrived. */
  readonly tint: string;
  /** Widths in pixels, ascending; every format has all of them. */
  readonly widths: readonly number[];
}

/** All pictures of the snapshot, by the address the content names. */
export type PictureTable = Readonly<Record<string, PictureVariants>>;
