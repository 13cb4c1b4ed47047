import { madeOf } from 'still-live/declaration';

/** One face of the site, as a page gets it: a small file with the characters of the content. */
export interface Face {
  readonly family: string;
  /** The whole font, as the brand names it. */
  readonly source: string;
  /** The descriptor `font-weight`, the same as in the rule of the whole font. */
  readonly weights: string;
  /** The one weight that the file keeps; without it the file keeps all. */
  readonly weight?: number;
  /** The custom properties by which styles ask for it; without them all text of a page counts. */
  readonly properties?: readonly string[];
  /** In the style of the page itself, or a file, requested early or when a text needs it. */
  readonly delivery: 'inline' | 'preload' | 'file';
}

/**
 * The faces of the site. The display face stands in the page, so that headings have it at the first paint on any
 * network: 4 KB. It has one weight, and the characters that the page shows in it: all of the Italian alphabet or
 * several weights would be twice as large, and each kilobyte delays the first paint on slow 4G by 5 ms. What is
 * missing comes from the whole face when a text needs it.
 */
export const facesOfSite = madeOf('brand', ({ faces: { display, text } }): readonly Face[] => [
  {
    family: 'Brand Display',
    source: display.file,
    weights: display.weights.join(' '),
    weight: display.heading,
    properties: ['--font-display', '--font-statement'],
    delivery: 'inline',
  },
  {
    family: 'Brand Statement',
    source: display.file,
    weights: display.weights.join(' '),
    weight: display.statement,
    properties: ['--font-statement'],
    delivery: 'file',
  },
  { family: 'Brand Text', source: text.file, weights: text.weights.join(' '), delivery: 'preload' },
]);

/** The text face again, for visitors whose network was too slow for it at the first paint: used from the next screen on. */
export const LATE_FAMILY = { of: 'Brand Text', family: 'Late Text' } as const;
