import { contrast } from 'still-live/brand/contrast';
import { logoGroundsOf } from 'still-live/brand/looks';
import { type CheckedBrand, drawn } from './read-brand';

// Below this contrast nobody can see a shape on its ground.
const LEAST = 1.15;
// The share of a logo that may vanish: where two shapes meet, their colours are mixed.
const SPARE = 0.05;
const SIZE = 64;
// Of 255. What is thinner is an edge.
const OPAQUE = 200;

/** How many pixels of a drawing have each colour. */
async function pixelsOfColours(drawing: string): Promise<ReadonlyMap<string, number>> {
  const pixels =
    (await drawn(drawing, SIZE).ensureAlpha().raw().toBuffer()).toString('hex').match(/.{8}/g) ?? [];
  const counts = new Map<string, number>();
  for (const pixel of pixels) {
    const colour = `#${pixel.slice(0, 6)}`;
    if (parseInt(pixel.slice(6), 16) >= OPAQUE) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export async function logoProblems({
  colours,
  logo,
}: Pick<CheckedBrand, 'colours' | 'logo'>): Promise<readonly string[]> {
  const pixels = [...(await pixelsOfColours(logo))];
  const all = sum(pixels.map(([, count]) => count));
  return logoGroundsOf(colours).flatMap((ground) => {
    const vanishing = pixels.filter(([colour]) => contrast(colour, colours[ground] ?? '') < LEAST);
    const lost = sum(vanishing.map(([, count]) => count)) / Math.max(all, 1);
    if (lost <= SPARE) return [];
    const share = `${Math.round(lost * 100)} % of it`;
    return [
      `brand/logo.svg: ${share} cannot be told from ${ground} ${colours[ground]}, on which it stands too; give these shapes another colour`,
    ];
  });
}
