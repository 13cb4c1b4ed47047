/** Widths the layouts ask for: phone, large phone or half a tablet, tablet at 2x or laptop column, laptop, wide screen. */
const LADDER = [480, 768, 1200, 1600, 2400] as const;

/** Upright pictures never span the whole page, and their height grows with the width. */
const WIDEST_UPRIGHT = 1600;

/** WebP cannot be larger than this on either side (libwebp `WEBP_MAX_DIMENSION`). */
const LARGEST_SIDE = 16_383;

/** A rung this close below the largest variant would save the visitor nothing. */
const WORTHWHILE = 0.85;

/**
 * Says at which widths a picture is made. Takes its size in pixels, after orientation; gives ascending widths, never
 * above the original, the last one being the largest useful.
 */
export function variantWidths(width: number, height: number): number[] {
  const widest = height > width ? WIDEST_UPRIGHT : LADDER[LADDER.length - 1];
  const tallest = Math.floor((LARGEST_SIDE * width) / height);
  const largest = Math.max(1, Math.min(width, widest ?? width, tallest));
  return [...LADDER.filter((step) => step < largest * WORTHWHILE), largest];
}
