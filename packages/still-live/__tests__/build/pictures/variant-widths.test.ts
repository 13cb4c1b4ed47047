import fc from 'fast-check';
import { variantWidths } from 'still-live/build/pictures/encode-picture';

test.each([
  [2400, 1600, [480, 768, 1200, 1600, 2400]],
  [6000, 4000, [480, 768, 1200, 1600, 2400]],
  [1250, 800, [480, 768, 1250]],
  [300, 200, [300]],
  [3000, 4000, [480, 768, 1200, 1600]],
  [1000, 40_000, [409]],
])('a picture of %i × %i is made at %j', (width, height, widths) => {
  expect(variantWidths(width, height)).toEqual(widths);
});

test('widths always ascend, exist, and never exceed the original or what AVIF can hold', () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const widths = variantWidths(width, height);
      expect(widths.length).toBeGreaterThan(0);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(widths.at(-1)).toBeLessThanOrEqual(width);
      if (height / width < 16_384)
        expect(((widths.at(-1) ?? 0) * height) / width).toBeLessThanOrEqual(16_384);
    }),
  );
});
