import localFont from 'next/font/local';

/*
 * Both are preloaded and `optional`: a font that comes after the first paint moves nothing, because the page keeps its
 * fallback until the visitor goes to another screen (lib/browser/early/late-fonts.ts).
 */

/** The display face: characterful, for headings and large statements. Sets `--font-display`. */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-display',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

/** The text face: quiet. Sets `--font-text`. */
export const text = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
});
