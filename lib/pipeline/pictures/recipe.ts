/** Settings of the encoders of variants. */
export interface Recipe {
  /** Part of the id of each variant. Change it with the settings, so that older variants are never used for them. */
  readonly name: string;
  /** Effort of the AVIF encoder, 0 to 9, by the width of the variant in pixels. */
  readonly avifEffort: (width: number) => number;
  /** Whether JPEG files are made as small as possible, which takes more than three times as long. */
  readonly smallJpeg: boolean;
}

/**
 * Up to this width, which phones request, AVIF has effort 3: at equal bytes 0.1 dB closer to the original than
 * effort 2, which larger variants have. Effort 4 takes three to five times as long for at most 5 % fewer bytes
 * (libaom 3.15, four pictures of the demo at five levels of noise).
 */
const CAREFUL_AVIF_WIDTH = 768;

/** The recipe of a release. */
export const RELEASE_RECIPE: Recipe = {
  name: 'v3',
  avifEffort: (width) => (width > CAREFUL_AVIF_WIDTH ? 2 : 3),
  smallJpeg: true,
};

/** For tests: takes a fifth of the time, for larger files. */
export const QUICK_RECIPE: Recipe = { name: 'quick1', avifEffort: () => 0, smallJpeg: false };
