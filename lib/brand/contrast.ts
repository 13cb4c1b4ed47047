import { contrastOf, luminance } from '@/lib/html/luminance';
import { type Brand, refuseField } from './brand';
import { coloursOf, LOOKS } from './looks';

/** The smallest contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

function luminanceOf(colour: string): number {
  return luminance((colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)));
}

/** Returns the contrast of two colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminanceOf(one), luminanceOf(other));
}

/** Returns whether texts are light and their grounds dark. */
export function isDark({ ink, paper }: Brand['colours']): boolean {
  return luminanceOf(ink) > luminanceOf(paper);
}

/**
 * Checks that text of each colour can be read on each of its grounds.
 * @throws {BrandError} that names the first pair that is too weak, and its ratio.
 */
export function checkContrast(colours: Brand['colours']): void {
  for (const [text, ground] of LOOKS.map(coloursOf)) {
    const ratio = contrast(colours[text], colours[ground]);
    if (ratio >= LEAST) continue;
    // Rounded down: 4.499 is not 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    const what = `text in ${colours[text]} (${text}) on ${colours[ground]} (${ground}) has a contrast of ${shown}:1`;
    refuseField(`colours.${text}`, what, `${LEAST}:1 is the least: make one darker or the other lighter`);
  }
}
