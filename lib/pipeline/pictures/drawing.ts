import sharp from 'sharp';

/** Dots per inch at which one unit of an SVG is one pixel. */
const DENSITY = 72;

/** The largest density, so that a tiny drawing is not drawn with millions of pixels. */
const LARGEST_DENSITY = 2400;

/** The start tag of the root. One that is compressed or in UTF-16 is not found. */
const ROOT_TAG = /<(?:\w+:)?svg\s[^>]*>/;

function isLength(tag: string, attribute: 'width' | 'height'): boolean {
  return new RegExp(`\\s${attribute}\\s*=\\s*["']\\s*[\\d.]+\\s*[a-z]*\\s*["']`, 'i').test(tag);
}

/**
 * Returns whether an SVG has no size: neither `viewBox` nor `width` and `height`. libvips enlarges its canvas, but
 * not what is drawn on it.
 * @param bytes The SVG.
 */
export function isDrawingWithoutSize(bytes: Buffer): boolean {
  const [tag] = ROOT_TAG.exec(bytes.toString('latin1')) ?? [];
  if (tag === undefined || /\sviewBox\s*=/.test(tag)) return false;
  return !isLength(tag, 'width') || !isLength(tag, 'height');
}

/**
 * Returns the density at which libvips draws an SVG in a width. A size in `mm` or `pt` grows with the square of the
 * density: the unit is converted by it, and the result is enlarged by it again.
 * @param bytes The SVG.
 * @param width Its width at the usual density, in pixels.
 * @param wanted The wanted width, in pixels.
 */
export async function drawingDensity(bytes: Buffer, width: number, wanted: number): Promise<number> {
  const doubled = await sharp(bytes, { density: 2 * DENSITY, limitInputPixels: false }).metadata();
  const power = Math.max(1, Math.round(Math.log2(doubled.width / width)));
  return Math.min(LARGEST_DENSITY, DENSITY * (wanted / width) ** (1 / power));
}
