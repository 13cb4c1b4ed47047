import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { keepUsedKerning } from './used-kerning';

const require = createRequire(import.meta.url);

/** What texts of the site need: kerning, ligatures, composed and local forms. No hints: no screen of today uses them. */
const FEATURES: readonly string[] = ['kern', 'liga', 'calt', 'ccmp', 'locl'];
const CUT = { noLayoutClosure: true, noHinting: true } as const;

/** The one weight that a cut font keeps, and the texts whose kerning it keeps. */
interface OneWeight {
  readonly weight: number;
  readonly texts: readonly string[];
}

/**
 * Cuts a font to some characters. The name of its copyright stays in it (SIL Open Font License, 1.1, section 2).
 * @param source - path of the font in `node_modules`
 * @param characters - the characters that stay, in any order
 * @param one - what stays of weights and kerning; without it all does
 * @returns a WOFF2 file
 * @throws {Error} when the package is not installed
 */
export async function cutFont(source: string, characters: string, one?: OneWeight): Promise<Buffer> {
  const whole = await readFile(require.resolve(source));
  const options = { ...CUT, keepFeatures: [...FEATURES] };
  if (!one) return subsetFont(whole, characters, { ...options, targetFormat: 'woff2' });
  const variationAxes = { wght: one.weight };
  const cut = await subsetFont(whole, characters, { ...options, variationAxes, targetFormat: 'truetype' });
  // `STAT` describes the weights, and with its names is as large as ten letters.
  const packed = { ...options, dropTables: ['STAT'], targetFormat: 'woff2' } as const;
  return subsetFont(keepUsedKerning(cut, one.texts), characters, packed);
}
