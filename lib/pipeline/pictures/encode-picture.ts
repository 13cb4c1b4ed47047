import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { colours } from '@/brand/brand';
import type { PictureVariants } from '@/lib/media/picture-table';
import { reasonOf } from '@/lib/settings/operator-error';
import { MediaError } from './media-limits';
import { PHONE_WIDTH, type Recipe } from './recipe';
/** Widths that the layout needs: phone, large phone or half a tablet, tablet at 2x, laptop, wide screen. */
const STEPS = [480, 768, 1200, 1600, 2400] as const;

const WIDEST_UPRIGHT = 1600;

/** AVIF cannot be larger than this on either side (`sharp`, "too large for the HEIF format"). */
const LARGEST_SIDE = 16_384;

/** A step above this share of the largest variant would save almost nothing. */
const WORTHWHILE = 0.85;

/** The widths of the variants, ascending, never larger than the original. */
export function variantWidths(width: number, height: number): number[] {
  const widest = height > width ? WIDEST_UPRIGHT : STEPS[STEPS.length - 1];
  const tallest = Math.floor((LARGEST_SIDE * width) / height);
  const largest = Math.max(1, Math.min(width, widest ?? width, tallest));
  return [...STEPS.filter((step) => step < largest * WORTHWHILE), largest];
}

/** Formats of the variants, by file extension. Every supported browser has AVIF (`browserslist`); JPEG is for others. */
export const VARIANT_FORMATS = ['avif', 'jpg'] as const;

export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** The variants of a picture, or that it keeps its original: it is animated, or a drawing without a size. */
export type Encoded =
  | { readonly kind: 'variants'; readonly variants: Omit<PictureVariants, 'id'> }
  | { readonly kind: 'original' };

/** An SVG is rendered at least this wide, in pixels, so that it is sharp on dense screens. */
const DRAWING_WIDTH = 1600;

/** JPEG has no transparency: the ground of the site takes its place. */
function encoders(image: Sharp, width: number, recipe: Recipe): Record<VariantFormat, Sharp> {
  const effort = recipe.avifEffort[width > PHONE_WIDTH ? 'wide' : 'phone'];
  return {
    avif: image.clone().avif({ quality: 52, effort, chromaSubsampling: '4:2:0' }),
    jpg: image
      .clone()
      .flatten({ background: colours.paper })
      .jpeg({ quality: 78, mozjpeg: recipe.smallJpeg }),
  };
}

/** libvips does not report an APNG: `acTL` comes before `IDAT` (PNG third edition, 11.3.6). */
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

/** Marks errors of decoding as errors of the picture: those of the disk end the build. */
function decoded<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new MediaError(`cannot be decoded (${reasonOf(error)})`);
  });
}

/** The start tag of the root. One that is compressed or in UTF-16 is not found. */
const ROOT_TAG = /<(?:\w+:)?svg\s[^>]*>/;

function isLength(tag: string, attribute: 'width' | 'height'): boolean {
  return new RegExp(`\\s${attribute}\\s*=\\s*["']\\s*[\\d.]+\\s*[a-z]*\\s*["']`, 'i').test(tag);
}

/** Of an SVG without `viewBox` and size, libvips enlarges the canvas, but not what is drawn on it. */
function isDrawingWithoutSize(bytes: Buffer): boolean {
  const [tag] = ROOT_TAG.exec(bytes.toString('latin1')) ?? [];
  if (tag === undefined || /\sviewBox\s*=/.test(tag)) return false;
  return !isLength(tag, 'width') || !isLength(tag, 'height');
}

async function readMetadata(bytes: Buffer, maxPixels: number): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  } catch (error) {
    throw new MediaError(`is no picture that can be read (${reasonOf(error)})`);
  }
}

/** The size after orientation, and the widths. An SVG may be rendered larger than its size. */
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
 * Writes `{width}.{format}`: upright, in sRGB, without metadata. The type comes from the bytes, not from a name.
 * @throws {MediaError} when the bytes are no picture.
 */
export async function encodePicture(
  bytes: Buffer,
  dir: string,
  recipe: Recipe,
  maxPixels: number,
): Promise<Encoded> {
  const metadata = await readMetadata(bytes, maxPixels);
  if (isAnimated(metadata, bytes) || (metadata.format === 'svg' && isDrawingWithoutSize(bytes)))
    return { kind: 'original' };
  const { width, height, widths, largest } = plan(metadata);
  // Decoded once, at the largest size, in which a drawing is drawn: all variants are made from these pixels.
  const { data, info } = await decoded(
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: largest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const tint = sharp(data, { raw })
    .flatten({ background: colours.paper })
    .resize(1, 1, { fit: 'fill' })
    .raw();
  for (const step of widths) {
    const image = sharp(data, { raw }).resize({ width: step });
    for (const [format, encoder] of Object.entries(encoders(image, step, recipe))) {
      await writeFile(join(dir, `${step}.${format}`), await decoded(encoder.toBuffer()));
    }
  }
  return { kind: 'variants', variants: { width, height, tint: hex(await decoded(tint.toBuffer())), widths } };
}
