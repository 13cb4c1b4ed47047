import localFont from 'next/font/local';

/** The display face: characterful, for headings and large statements. Sets `--font-display`. */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-display',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** The text face: quiet. Sets `--font-text`. */
export const text = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
