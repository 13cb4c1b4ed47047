import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** What texts of the site need: kerning, ligatures, composed and local forms. No hints: no screen of today uses them. */
const CUT = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl'],
  noLayoutClosure: true,
  noHinting: true,
} as const;

/**
 * Cuts a font to some characters. The name of its copyright stays in it (SIL Open Font License, 1.1, section 2).
 * @param source - path of the font in `node_modules`
 * @param characters - the characters that stay, in any order
 * @param weight - the one weight that stays; without it all do
 * @returns a WOFF2 file
 * @throws {Error} when the package is not installed
 */
export async function cutFont(source: string, characters: string, weight?: number): Promise<Buffer> {
  const whole = await readFile(require.resolve(source));
  const { keepFeatures, ...options } = CUT;
  return subsetFont(whole, characters, {
    ...options,
    ...{ keepFeatures: [...keepFeatures] },
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
}
