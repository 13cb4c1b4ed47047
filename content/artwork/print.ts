import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A repeatable random number for a place of a lattice, 0–1. */
function chance(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974634721);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise on a lattice of `cell` pixels, -1–1, as one row of `width` values for the line `y`. */
function noiseRow(width: number, y: number, cell: number, seed: number): Float32Array {
  const row = new Float32Array(width);
  const [gy, fy] = [Math.floor(y / cell), (y / cell) % 1];
  const sy = fy * fy * (3 - 2 * fy);
  let [left, right, known] = [0, 0, -1];
  for (let x = 0; x < width; x++) {
    const gx = Math.floor(x / cell);
    if (gx !== known) {
      left = chance(gx, gy, seed) * (1 - sy) + chance(gx, gy + 1, seed) * sy;
      right = chance(gx + 1, gy, seed) * (1 - sy) + chance(gx + 1, gy + 1, seed) * sy;
      known = gx;
    }
    const fx = (x / cell) % 1;
    row[x] = (left + (right - left) * fx * fx * (3 - 2 * fx)) * 2 - 1;
  }
  return row;
}

/** How much the press adds: pixels of edge wobble, and strength of the paper (0–255 levels). */
export interface Press {
  readonly wobble: number;
  readonly tooth: number;
  readonly mottle: number;
}

/** What the pictures are printed with. */
export const PRESS: Press = { wobble: 1.4, tooth: 3.5, mottle: 2.5 };

/**
 * Prints pixels as a hand press would: edges wander a little, ink lies unevenly, paper has a tooth. Takes RGB bytes and
 * their size; gives new RGB bytes. The same input always gives the same bytes.
 */
export function press(
  pixels: Buffer,
  width: number,
  height: number,
  { wobble, tooth, mottle }: Press = PRESS,
): Buffer {
  const printed = Buffer.allocUnsafe(pixels.length);
  const cells = [9, 46, 2.6, 70];
  for (let y = 0; y < height; y++) {
    const [fine, wide, grit, cloud] = cells.map((cell, i) => noiseRow(width, y, cell, i + 1));
    const drift = noiseRow(width, y, 38, 9);
    for (let x = 0; x < width; x++) {
      const dx = wobble * ((fine?.[x] ?? 0) * 0.3 + (wide?.[x] ?? 0));
      const dy = wobble * ((fine?.[x] ?? 0) * -0.3 + (drift[x] ?? 0));
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy)));
      const light = tooth * (grit?.[x] ?? 0) + mottle * (cloud?.[x] ?? 0);
      for (let band = 0; band < 3; band++) {
        const level = (pixels[(sy * width + sx) * 3 + band] ?? 0) + light;
        printed[(y * width + x) * 3 + band] = Math.max(0, Math.min(255, Math.round(level)));
      }
    }
  }
  return printed;
}

/** Renders an SVG document to RGB bytes. */
export async function render(svg: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Largest JPEG of the set, in bytes: grain is dear, so the busiest sheets give up a little quality. */
const MOST_BYTES = 350_000;

/** What is tried in turn: quality, and a softening of the grain in pixels (0: none). */
const ATTEMPTS = [
  [82, 0],
  [76, 0],
  [70, 0],
  [64, 0],
  [72, 0.6],
  [64, 0.7],
  [60, 0.9],
] as const;

/** Prints an SVG document to a JPEG file of at most `MOST_BYTES`, at quality 82 where that fits. Raises when nothing fits. */
export async function printJpeg(svg: string, file: string): Promise<void> {
  const { data, width, height } = await render(svg);
  const printed = press(data, width, height);
  for (const [quality, soft] of ATTEMPTS) {
    const sheet = sharp(printed, { raw: { width, height, channels: 3 } });
    const picture = soft === 0 ? sheet : sheet.blur(soft);
    const jpeg = await picture.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return writeFile(file, jpeg);
  }
  throw new Error(`print: ${file} is larger than ${MOST_BYTES} bytes; use less grain`);
}
