export const PHONE_WIDTH = 768;

/**
 * Effort 3 is at equal bytes 0.1 dB closer to the original than 2. Effort 4 takes three to five times as long for at
 * most 5 % fewer bytes (libaom 3.15, four pictures of the demo at five levels of noise).
 */
export const RELEASE_RECIPE = {
  /**
   * Part of the id of each variant. Change it with the settings or the limits, so that what was made or refused is not
   * used for them.
   */
  name: 'v4',
  avifQuality: 52,
  avifEffort: { phone: 3, wide: 2 },
  // As small as possible, which takes more than three times as long.
  smallJpeg: true,
  widest: Infinity,
};

export type Recipe = Readonly<typeof RELEASE_RECIPE>;

export const QUICK_RECIPE: Recipe = {
  name: 'quick4',
  avifQuality: 1,
  avifEffort: { phone: 0, wide: 0 },
  smallJpeg: false,
  widest: 1600,
};
