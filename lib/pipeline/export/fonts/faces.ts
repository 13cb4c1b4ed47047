/** One face of the site, as a page gets it: a small file with the characters of the content. */
export interface Face {
  /** Its name in style sheets (styles/_fonts.scss). */
  readonly family: string;
  /** The whole font, by its path in `node_modules`. */
  readonly source: string;
  /** The descriptor `font-weight`, the same as that of the whole face. */
  readonly weights: string;
  /** The one weight that the file keeps; without it the file keeps all. */
  readonly weight?: number;
  /** The custom properties by which styles ask for it; without them all text of a page counts. */
  readonly properties?: readonly string[];
  /** In the style of the page itself, or a file, requested early or when a text needs it. */
  readonly delivery: 'inline' | 'preload' | 'file';
}

const DISPLAY = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const TEXT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/**
 * The faces of the site. The display face stands in the page, so that headings have it at the first paint on any
 * network: 4 KB. It has one weight, and the characters that the page shows in it: all of the Italian alphabet or
 * several weights would be twice as large, and each kilobyte delays the first paint on slow 4G by 5 ms. What is
 * missing comes from the whole face when a text needs it.
 */
export const FACES: readonly Face[] = [
  {
    family: 'Feeling Display',
    source: DISPLAY,
    weights: '200 800',
    weight: 640,
    properties: ['--font-display', '--font-statement'],
    delivery: 'inline',
  },
  {
    family: 'Feeling Statement',
    source: DISPLAY,
    weights: '200 800',
    weight: 480,
    properties: ['--font-statement'],
    delivery: 'file',
  },
  { family: 'Feeling Text', source: TEXT, weights: '400 700', delivery: 'preload' },
];

/** The text face again, for visitors whose network was too slow for it at the first paint: used from the next screen on. */
export const LATE_FAMILY = { of: 'Feeling Text', family: 'Late Text' } as const;
