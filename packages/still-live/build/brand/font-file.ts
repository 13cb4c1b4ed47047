import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Returns the path of a font: `./…` is a file in `brand/`, anything else a file of a package. */
export function fontPath(file: string): string {
  return file.startsWith('./') ? join(process.cwd(), 'brand', file) : require.resolve(file);
}

export function licencePath(file: string): string {
  const folder = file.startsWith('./') ? dirname(fontPath(file)) : dirname(dirname(fontPath(file)));
  return join(folder, 'LICENSE');
}

function asFont(file: string, bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error(`${file}: is a collection of fonts; choose a file with one font`);
  return font;
}

export async function openFont(file: string): Promise<Font> {
  return asFont(file, await readFile(fontPath(file)));
}

// fontkit reads the bounds of a glyph without an outline too: those of a space that is the last glyph lie beyond the end.
const SPARE_BYTES = Buffer.alloc(16);

export async function openWeight(file: string, weight: number, characters: string): Promise<Font> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const subset = await subsetFont(await readFile(fontPath(file)), characters, options);
  return asFont(file, Buffer.concat([subset, SPARE_BYTES]));
}
