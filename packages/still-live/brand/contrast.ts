import { contrastOf, luminance } from 'still-live/html/readable-colours';
import { type Brand, refuseField } from './brand';
import { coloursOf, looksOf } from './looks';

// WCAG 2.2, 1.4.3.
const LEAST = 4.5;

function luminanceOf(colour: string): number {
  return luminance((colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)));
}

export function contrast(one: string, other: string): number {
  return contrastOf(luminanceOf(one), luminanceOf(other));
}

export function isDark({ ink, paper }: Brand['colours']): boolean {
  return luminanceOf(ink) > luminanceOf(paper);
}

/**
 * Checks that text of each colour can be read on each of its grounds.
 * @throws {BrandError} that names every pair that is too weak, with its ratio.
 */
export function checkContrast(colours: Brand['colours']): void {
  const pairs = looksOf(colours).map(coloursOf);
  const weak = pairs.flatMap(([text, ground]) => {
    const ratio = contrast(colours[text] ?? '', colours[ground] ?? '');
    // It is rounded down, because 4.499 is not 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return ratio >= LEAST ? [] : [`${text} ${colours[text]} on ${ground} ${colours[ground]} is ${shown}:1`];
  });
  if (weak.length === 0) return;
  const remedy = `${LEAST}:1 is the least for text: in each pair, make one darker or the other lighter`;
  refuseField('colours', weak.join(', '), remedy);
}
