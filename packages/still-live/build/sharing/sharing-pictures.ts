import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Region } from 'sharp';
import { declared } from 'still-live/declaration';
import { readDrawing } from 'still-live/build/brand/read-brand';
import { forgetUnused, placeImmutable, writeWhole } from 'still-live/build/files';
import { openLettering } from './lettering';
import { drawCard, SHAPE, shapePath, type SharingCard } from './sharing-card';

interface SharingPlaces {
  readonly dir: string;
  readonly cacheDir: string;
  readonly onlyMade?: boolean;
  readonly count?: (done: number, total: number) => void;
}

// For two cores; sharp works outside the main thread.
const CONCURRENCY = 2;

// Change it when the design of the cards changes, so that their pictures get other names.
const RECIPE = '5';

// The file name of the page's picture contains a hash of its content.
function idOf({ title, kicker, tone, picture, focus }: SharingCard, logo: string): string {
  const { name, colours, fonts, shape } = declared('brand');
  const brand = [name, colours, fonts.display, shape, logo];
  const content = JSON.stringify([RECIPE, brand, title, kicker, tone, picture, ...(focus ? [focus] : [])]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

// The part of a picture that `object-fit: cover` shows in a square around its focal point.
async function squareAt(file: string, focus: string): Promise<Region> {
  const { width, height } = await sharp(file).metadata();
  const side = Math.min(width, height);
  const [x = 50, y = 50] = focus.split(' ').map(parseFloat);
  const [left, top] = [Math.round(((width - side) * x) / 100), Math.round(((height - side) * y) / 100)];
  return { left, top, width: side, height: side };
}

async function inShape(file: string, focus: string | undefined): Promise<Buffer> {
  const { side } = SHAPE;
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${shapePath(0, 0, side)}"/></svg>`,
  );
  const whole = sharp(file);
  const shown = focus === undefined ? whole : whole.extract(await squareAt(file, focus));
  return shown
    .resize(side, side, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function render(svg: string, { picture, focus }: SharingCard, dir: string): Promise<Buffer> {
  const card = sharp(Buffer.from(svg)).flatten();
  // Dither helps photographs, and is noise in areas of one colour.
  const png = { palette: true, effort: 1, dither: picture === undefined ? 0 : 1 };
  if (picture !== undefined) {
    const { left, top } = SHAPE;
    card.composite([{ input: await inShape(join(dir, picture), focus), left, top }]);
  }
  return card.png(png).toBuffer();
}

/**
 * Draws PNG files of 1200 × 630 pixels into `media/`. The name of each has a hash of its content, so that it is drawn
 * once. `undefined` means not drawn yet.
 */
export async function sharingPictures(
  cards: readonly SharingCard[],
  { dir, cacheDir, onlyMade = false, count }: SharingPlaces,
): Promise<readonly (string | undefined)[]> {
  await mkdir(cacheDir, { recursive: true });
  const logo = await readDrawing('logo');
  const names = cards.map((card) => `${idOf(card, logo)}.png`);
  const known = new Set(await readdir(cacheDir));
  // Cards that show the same share one picture.
  const byName = new Map(cards.map((card, index) => [names[index] ?? '', card]));
  const wanted = onlyMade ? [] : [...byName].filter(([name]) => !known.has(name));
  const texts = wanted.flatMap(([, { title, kicker }]) => [title, kicker]);
  const lettering =
    wanted.length > 0 ? await openLettering([declared('brand').name, '…', ...texts]) : undefined;
  const atOnce = pLimit(CONCURRENCY);
  let drawn = 0;
  await atOnce.map(wanted, async ([name, card]) => {
    if (lettering)
      await writeWhole(join(cacheDir, name), await render(drawCard(card, lettering, logo), card, dir));
    known.add(name);
    drawn += 1;
    count?.(drawn, wanted.length);
  });
  forgetUnused(cacheDir, new Set(names));
  return atOnce.map(names, async (name) => {
    if (!known.has(name)) return undefined;
    const path = `/media/condivisione-${name}`;
    await placeImmutable(join(cacheDir, name), join(dir, path));
    return path;
  });
}
