import { contrast } from 'still-live/brand/contrast';
import { logoGroundsOf } from 'still-live/brand/looks';
import { type CheckedBrand, drawn } from './read-brand';

// Below this contrast nobody can see a shape on its ground.
const LEAST = 1.15;
// The share of a logo that may vanish: where two shapes meet, their colours are mixed.
const SPARE = 0.05;
const SIZE = 64;
// Of 255. A pixel that is less opaque belongs to an edge.
const OPAQUE = 200;

async function colourOfPixels(drawing: string): Promise<readonly string[]> {
  const pixels =
    (await drawn(drawing, SIZE).ensureAlpha().raw().toBuffer()).toString('hex').match(/.{8}/g) ?? [];
  return pixels
    .filter((pixel) => parseInt(pixel.slice(6), 16) >= OPAQUE)
    .map((pixel) => `#${pixel.slice(0, 6)}`);
}

export async function logoProblems({
  colours,
  logo,
}: Pick<CheckedBrand, 'colours' | 'logo'>): Promise<readonly string[]> {
  const pixels = await colourOfPixels(logo);
  return logoGroundsOf(colours).flatMap((ground) => {
    const lost =
      pixels.filter((colour) => contrast(colour, colours[ground] ?? '') < LEAST).length /
      Math.max(pixels.length, 1);
    if (lost <= SPARE) return [];
    const share = `${Math.round(lost * 100)} % of it`;
    return [
      `brand/logo.svg: ${share} cannot be told from ${ground} ${colours[ground]}, on which it stands too; give these shapes another colour`,
    ];
  });
}
