import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { facePath } from '@/lib/pipeline/brand/face';
import type { Face } from './faces';

/** What texts of the site need: ligatures, composed and local forms. No hints: no screen of today uses them. */
const FEATURES: readonly string[] = ['liga', 'calt', 'ccmp', 'locl'];

/**
 * Cuts a font to some characters. The name of its copyright stays in it (SIL Open Font License, 1.1, section 2).
 * One inside the page has no kerning, which is a third of a face with few characters and moves a heading by less
 * than a thousandth of its width.
 * @param characters The characters that stay, in any order.
 * @returns A WOFF2 file.
 * @throws {Error} when the package is not installed.
 */
export async function cutFont({ source, weight, delivery }: Face, characters: string): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: delivery === 'inline' ? [...FEATURES] : ['kern', ...FEATURES],
    // `STAT` describes the weights, and with its names is as large as ten letters.
    ...(weight !== undefined && { variationAxes: { wght: weight }, dropTables: ['STAT'] }),
  } as const;
  return subsetFont(await readFile(facePath(source)), characters, options);
}
