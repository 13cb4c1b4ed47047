import { luminance } from '@/lib/html/luminance';
import { type Brand, type ColourName, refuseField } from './brand';

/** The smallest contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Every pair of text and ground that the styles use. */
const PAIRS: readonly (readonly [text: ColourName, grounds: readonly ColourName[]])[] = [
  [
    'ink',
    [
      'paper',
      'paperShade',
      'action',
      'actionLight',
      'services',
      'servicesStrong',
      'products',
      'productsStrong',
      'welfare',
      'welfareStrong',
    ],
  ],
  ['inkSoft', ['paper', 'paperShade', 'services', 'products', 'welfare']],
  ['paper', ['ink', 'deep', 'deepSoft']],
  ['action', ['ink']],
  ['error', ['paper', 'paperShade']],
];

function luminanceOf(colour: string): number {
  return luminance((colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)));
}

/** Returns the contrast of two colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Checks that text of each colour can be read on each of its grounds.
 * @throws {BrandError} that names the first pair that is too weak, and its ratio.
 */
export function checkContrast(colours: Brand['colours']): void {
  for (const [text, grounds] of PAIRS) {
    for (const ground of grounds) {
      const ratio = contrast(colours[text], colours[ground]);
      if (ratio >= LEAST) continue;
      // Rounded down: 4.499 is not 4.5.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      const what = `text in ${colours[text]} (${text}) on ${colours[ground]} (${ground}) has a contrast of ${shown}:1`;
      refuseField(`colours.${text}`, what, `${LEAST}:1 is the least: make one darker or the other lighter`);
    }
  }
}
