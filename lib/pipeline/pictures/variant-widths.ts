/** Widths that the layout needs: phone, large phone or half a tablet, tablet at 2x, laptop, wide screen. */
const STEPS = [480, 768, 1200, 1600, 2400] as const;

/** Upright pictures never fill the width of the page. */
const WIDEST_UPRIGHT = 1600;

/** AVIF cannot be larger than this on either side (`sharp`, "too large for the HEIF format"). */
const LARGEST_SIDE = 16_384;

/** A step above this share of the largest variant would save almost nothing. */
const WORTHWHILE = 0.85;

/**
 * Returns the widths of the variants of a picture, ascending, never larger than the original.
 * @param width Its width in pixels, after orientation.
 */
export function variantWidths(width: number, height: number): number[] {
  const widest = height > width ? WIDEST_UPRIGHT : STEPS[STEPS.length - 1];
  const tallest = Math.floor((LARGEST_SIDE * width) / height);
  const largest = Math.max(1, Math.min(width, widest ?? width, tallest));
  return [...STEPS.filter((step) => step < largest * WORTHWHILE), largest];
}
