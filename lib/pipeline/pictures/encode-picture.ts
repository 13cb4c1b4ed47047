import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureVariants } from '@/lib/content/picture-table';
import { MediaError, reasonOf } from './media-error';
import { variantWidths } from './variant-widths';

/** Changes whenever the settings below do, so that no cached or long-lived variant of older settings is taken for a new one. */
export const RECIPE = 'v1';

/** Formats of the variants, by file extension. */
export const VARIANT_FORMATS = ['avif', 'webp', 'jpg'] as const;

/** One of the formats every picture is made into. */
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** What came of a picture: its variants, or that it moves and must stay as it is. */
export type Encoded =
  | { readonly kind: 'variants'; readonly variants: Omit<PictureVariants, 'id'> }
  | { readonly kind: 'animated' };

/** JPEG knows no transparency; this is the paper the site stands on (`styles/`, `--paper`). */
const PAPER = '#fbf6ef';

/** A drawing has no pixels of its own: it is drawn at least this wide, so that it stays sharp on dense screens. */
const DRAWING_WIDTH = 1600;

const SVG_DENSITY = 72;

/**
 * Up to this width, what phones fetch, AVIF takes effort 4: 15 % fewer bytes for 0.4 s of one core. Above it the same would
 * cost 1 to 5 s per variant (measured with libaom 3.15 on film grain), so effort 2 does.
 */
const CAREFUL_AVIF_WIDTH = 768;

function encoders(image: Sharp, width: number): Record<VariantFormat, Sharp> {
  return {
    avif: image
      .clone()
      .avif({ quality: 52, effort: width > CAREFUL_AVIF_WIDTH ? 2 : 4, chromaSubsampling: '4:2:0' }),
    webp: image.clone().webp({ quality: 70, effort: 2 }),
    jpg: image.clone().flatten({ background: PAPER }).jpeg({ quality: 78, mozjpeg: true }),
  };
}

/** APNG is not told apart by libvips: its animation chunk stands before the first image data (PNG third edition, 11.3.6). */
function isAnimatedPng(metadata: Metadata, bytes: Buffer): boolean {
  const animation = bytes.indexOf('acTL', 8, 'latin1');
  return metadata.format === 'png' && animation > 0 && animation < bytes.indexOf('IDAT', 8, 'latin1');
}

function isAnimated(metadata: Metadata, bytes: Buffer): boolean {
  const pages = metadata.pages ?? 1;
  return (
    ((metadata.format === 'gif' || metadata.format === 'webp') && pages > 1) || isAnimatedPng(metadata, bytes)
  );
}

/** Tells trouble with the picture from trouble with the disk: only the first is soft. */
function decoded<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new MediaError(`cannot be decoded (${reasonOf(error)})`);
  });
}

async function readMetadata(bytes: Buffer, maxPixels: number): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  } catch (error) {
    throw new MediaError(`is no picture that can be read (${reasonOf(error)})`);
  }
}

/** Size and orientation as seen, and the largest variant's width. A drawing may be drawn larger than it says. */
function plan(metadata: Metadata) {
  const { width, height } = metadata.autoOrient;
  const scale = metadata.format === 'svg' ? Math.max(1, DRAWING_WIDTH / width) : 1;
  const widths = variantWidths(Math.round(width * scale), Math.round(height * scale));
  return { width, height, widths, largest: widths[widths.length - 1] ?? width };
}

function hex(channels: Buffer): string {
  return `#${channels.subarray(0, 3).toString('hex')}`;
}

/**
 * Makes the variants of one picture into a folder, as `{width}.{format}`: upright, in sRGB, without metadata. Takes the
 * original's bytes (judged by content, not by name), the folder and the largest number of pixels to decode. Throws a
 * `MediaError` when the bytes are no picture.
 */
export async function encodePicture(bytes: Buffer, dir: string, maxPixels: number): Promise<Encoded> {
  const metadata = await readMetadata(bytes, maxPixels);
  if (isAnimated(metadata, bytes)) return { kind: 'animated' };
  const { width, height, widths, largest } = plan(metadata);
  const density =
    metadata.format === 'svg' ? { density: Math.min(2400, (SVG_DENSITY * largest) / width) } : {};
  // Decoded once, at the largest size; every smaller variant is made from these pixels.
  const { data, info } = await decoded(
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...density })
      .autoOrient()
      .resize({ width: largest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const tint = sharp(data, { raw }).flatten({ background: PAPER }).resize(1, 1, { fit: 'fill' }).raw();
  for (const step of widths) {
    const image = sharp(data, { raw }).resize({ width: step });
    for (const [format, encoder] of Object.entries(encoders(image, step))) {
      await writeFile(join(dir, `${step}.${format}`), await decoded(encoder.toBuffer()));
    }
  }
  return { kind: 'variants', variants: { width, height, tint: hex(await decoded(tint.toBuffer())), widths } };
}
