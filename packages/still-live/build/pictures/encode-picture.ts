import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import {
  formatsOf,
  type MediaFault,
  type PictureVariants,
  type VariantFormat,
} from 'still-live/media/picture';
import { reasonOf } from 'still-live/settings/operator-error';
import { MediaError } from './media-limits';
import { PHONE_WIDTH, type Recipe } from './recipe';
// Widths that the layout needs: phone, large phone or half a tablet, tablet at 2x, laptop, wide screen.
const STEPS = [480, 768, 1200, 1600, 2400] as const;

const WIDEST_UPRIGHT = 1600;

// AVIF cannot be larger on either side (`sharp`, "too large for the HEIF format").
const LARGEST_SIDE = 16_384;

// A step above this share of the largest variant would save almost nothing.
const WORTHWHILE = 0.85;

export function variantWidths(width: number, height: number): number[] {
  const widest = height > width ? WIDEST_UPRIGHT : STEPS[STEPS.length - 1];
  const tallest = Math.floor((LARGEST_SIDE * width) / height);
  const largest = Math.max(1, Math.min(width, widest ?? width, tallest));
  return [...STEPS.filter((step) => step < largest * WORTHWHILE), largest];
}

/**
 * A picture keeps its original when it is animated, or a drawing without a size. Why one is refused depends on nothing
 * but its bytes.
 */
export type Encoded =
  | { readonly kind: 'variants'; readonly variants: Omit<PictureVariants, 'id'> }
  | { readonly kind: 'original' }
  | { readonly kind: 'refused'; readonly reason: string; readonly fault: MediaFault };

// In pixels. A narrower SVG would not be sharp on dense screens.
const DRAWING_WIDTH = 1600;

function encoded(image: Sharp, format: VariantFormat, width: number, recipe: Recipe): Sharp {
  switch (format) {
    case 'avif': {
      const effort = recipe.avifEffort[width > PHONE_WIDTH ? 'wide' : 'phone'];
      return image.avif({ quality: recipe.avifQuality, effort, chromaSubsampling: '4:2:0' });
    }
    case 'jpg':
      return image.jpeg({ quality: 78, mozjpeg: recipe.smallJpeg });
    case 'webp':
      return image.webp({ quality: 80 });
  }
}

// libvips does not report an APNG: `acTL` comes before `IDAT` (PNG third edition, 11.3.6).
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

// The brands of HEIC in its first box (ISO/IEC 23008-12, annex B). The prebuilt decoder has no licence for it.
const HEIC = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

// The first bytes say what a file is that cannot be read as a picture.
function faultOf(bytes: Buffer): MediaFault {
  const start = bytes.toString('latin1', 0, 200);
  if (bytes.length === 0) return 'empty';
  if (HEIC.test(start)) return 'heic';
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|\?xml[^>]*>\s*<(?:!doctype html|html))/i.test(
    start,
  )
    ? 'page'
    : 'unreadable';
}

// Errors of decoding are errors of the picture; those of the disk end the build.
function decoded<T>(work: Promise<T>, bytes: Buffer): Promise<T> {
  return work.catch((error: unknown) => {
    throw new MediaError(`cannot be decoded (${reasonOf(error)})`, faultOf(bytes));
  });
}

// The start tag of the root. One that is compressed or in UTF-16 is not found.
const ROOT_TAG = /<(?:\w+:)?svg\s[^>]*>/;

function isLength(tag: string, attribute: 'width' | 'height'): boolean {
  return new RegExp(`\\s${attribute}\\s*=\\s*["']\\s*[\\d.]+\\s*[a-z]*\\s*["']`, 'i').test(tag);
}

// When an SVG has neither `viewBox` nor size, libvips enlarges the canvas, but not what is drawn on it.
function isDrawingWithoutSize(bytes: Buffer): boolean {
  const [tag] = ROOT_TAG.exec(bytes.toString('latin1')) ?? [];
  if (tag === undefined || /\sviewBox\s*=/.test(tag)) return false;
  return !isLength(tag, 'width') || !isLength(tag, 'height');
}

async function readMetadata(bytes: Buffer, maxPixels: number): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  } catch (error) {
    const reason = reasonOf(error);
    const fault = reason.includes('pixel limit') ? 'heavy' : faultOf(bytes);
    throw new MediaError(`is not a picture that can be read (${reason})`, fault);
  }
}

// The size after orientation. An SVG may be rendered larger than its size.
function plan(metadata: Metadata, { widest }: Recipe) {
  const { width, height } = metadata.autoOrient;
  const scale = metadata.format === 'svg' ? Math.max(1, DRAWING_WIDTH / width) : 1;
  const all = variantWidths(Math.round(width * scale), Math.round(height * scale));
  const widths = all.filter((step, index) => index === 0 || step <= widest);
  return { width, height, widths, largest: widths[widths.length - 1] ?? width };
}

function hex(channels: Buffer): string {
  return `#${channels.subarray(0, 3).toString('hex')}`;
}

// A drawing may end within a pixel, which scaling spreads over two: that is no transparency.
const EDGE = 2;

async function isTransparent(image: Sharp, { width, height, channels }: OutputInfo): Promise<boolean> {
  if (channels % 2 === 1) return false;
  const edge = Math.min(width, height) > 4 * EDGE ? EDGE : 0;
  const inside = image.clone().extract({
    left: edge,
    top: edge,
    width: width - 2 * edge,
    height: height - 2 * edge,
  });
  return !(await sharp(await inside.png({ compressionLevel: 0 }).toBuffer()).stats()).isOpaque;
}

// `undefined` for a picture that is transparent somewhere.
async function tintOf(image: Sharp, info: OutputInfo): Promise<string | undefined> {
  if (await isTransparent(image, info)) return undefined;
  return hex(await image.removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer());
}

/**
 * Writes `{width}.{format}`: upright, in sRGB, without metadata. The type comes from the bytes, not from a name.
 * @param dir Without it the picture is only decoded, to see whether that is possible.
 * @throws {MediaError} when the bytes are no picture.
 */
export async function encodePicture(
  bytes: Buffer,
  dir: string | undefined,
  recipe: Recipe,
  maxPixels: number,
): Promise<Encoded> {
  const metadata = await readMetadata(bytes, maxPixels);
  if (isAnimated(metadata, bytes) || (metadata.format === 'svg' && isDrawingWithoutSize(bytes)))
    return { kind: 'original' };
  const { width, height, widths, largest } = plan(metadata, recipe);
  // The picture is decoded once, at the largest size, and a drawing is drawn in it: all variants are made from these pixels.
  const { data, info } = await decoded(
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: largest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
    bytes,
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const tint = await decoded(tintOf(sharp(data, { raw }), info), bytes);
  const variants = { width, height, widths, ...(tint !== undefined && { tint }) };
  for (const step of dir === undefined ? [] : widths) {
    const image = sharp(data, { raw }).resize({ width: step });
    for (const format of formatsOf(variants)) {
      const ground = tint === undefined ? image.clone() : image.clone().flatten({ background: tint });
      const picture = encoded(ground, format, step, recipe);
      await writeFile(join(dir ?? '', `${step}.${format}`), await decoded(picture.toBuffer(), bytes));
    }
  }
  return { kind: 'variants', variants };
}
