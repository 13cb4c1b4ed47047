import type { Brand } from 'still-live';

/*
 * The company. Another company replaces this folder: this file, `logo.svg` and `sign.svg`. A build checks it first
 * (docs/make-it-yours.md).
 */

/** Stands in titles, logo, footer, and for search engines. */
export const name = 'Feeling';

/** As the register of companies has it. */
export const legalName = 'Feeling S.r.l.';

/** Colours by role, as #rrggbb. A build refuses text that has less than 4.5:1 against its ground. */
export const colours = {
  paper: '#fbf6ef',
  paperShade: '#f3e9dc',
  ink: '#1e1b2e',
  inkSoft: '#565066',
  // Bands, and the text on them.
  deep: '#3b1e47',
  deepSoft: '#51305f',
  deepInk: '#fbf6ef',
  // Buttons, and the text on them; the light one under the pointer.
  action: '#ff6a4d',
  actionLight: '#ff8a72',
  actionInk: '#1e1b2e',
  error: '#a32412',
  // The tints of the three offers.
  services: '#ffdcc7',
  servicesStrong: '#ffb796',
  products: '#d3e2cf',
  productsStrong: '#a9c8a6',
  welfare: '#e0d6f3',
  welfareStrong: '#bda9e4',
} satisfies Brand['colours'];

/**
 * Variable fonts (WOFF2): a path in `node_modules`, or `./…` in this folder. The display font has one weight for
 * headings and one for long statements, and a tracking in em.
 */
export const fonts: Brand['fonts'] = {
  display: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: [200, 800],
    heading: 640,
    statement: 480,
    tracking: -0.025,
  },
  text: {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: [400, 700],
  },
};

/**
 * The recurring shape, which masks pictures and marks lists: the round corners of a square in percent of its side, from
 * the upper left one clockwise. Here a petal, with its tip there.
 */
export const shape: Brand['shape'] = [10, 50, 50, 50];

/** How round cards, buttons and bands are: 1 is round, 0 has sharp corners. */
export const roundness = 1;

/** The policies stand at a third-party service. The document number is fictional. */
export const policies: Brand['policies'] = {
  privacy: 'https://www.iubenda.com/privacy-policy/00000000',
  cookie: 'https://www.iubenda.com/privacy-policy/00000000/cookie-policy',
  // Of the accessibility statement ("Dichiarazione di accessibilità"), when there is one.
  accessibility: undefined,
};

/** Who made the site, and the year of the copyright. The names are fictional, like the company. */
export const credits: NonNullable<Brand['credits']> = {
  year: 2023,
  design: { name: 'Studio Corolla', url: 'https://studio-corolla.example/' },
  development: { name: 'Officina Bitta', url: 'https://officina-bitta.example/' },
};

/** An icon by the name that editors write: one path each, on a grid of 24 units, as strokes. */
export const socialIcons: NonNullable<Brand['socialIcons']> = [
  { name: 'linkedin', of: /linked/, path: 'M5 10v9M5 5v.01M10 19v-9M10 14c0-5 8-6 8 0v5' },
  {
    name: 'instagram',
    of: /insta/,
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7v.01',
  },
  { name: 'facebook', of: /facebook|^fb$|^meta$/, path: 'M16 3h-2a4 4 0 0 0-4 4v14M6.5 12h8.5' },
  {
    name: 'youtube',
    of: /you\s*tube|^yt$/,
    path: 'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10 9.5v5l4.5-2.5Z',
  },
  { name: 'x', of: /twitter|^x$|^x\.com$/, path: 'M4 4l16 16M20 4 4 20M4 4h3.5L20 20h-3.5Z' },
  { name: 'tiktok', of: /tik\s*tok/, path: 'M13 3v12.5a3.75 3.75 0 1 1-3.75-3.75M13 3c.3 3 2.3 5.3 5.5 5.5' },
  {
    name: 'whatsapp',
    of: /whats/,
    path: 'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2ZM9 8.5c-.5 3 3.5 7 6.5 6.5l.5-1.8-2-1-.9 1c-1.2-.4-2-1.3-2.4-2.4l1-.9-1-2Z',
  },
  { name: 'telegram', of: /telegram/, path: 'M21 4 3 11l6 2.5M21 4l-3 16-9-6.5L21 4ZM9 13.5V20l3.5-3.8' },
  { name: 'vimeo', of: /vimeo/, path: 'M3 8c2-2 4-3.5 5-2s1.5 9 3 10 7.5-7 8-10-3.5-2.5-4 .5' },
  { name: 'pinterest', of: /pinterest/, path: 'M12 8 9 21M8.2 13.5C5 9.5 8 5 12 5s6 3 5.5 6-4 5.5-6.5 3' },
  {
    name: 'threads',
    of: /threads/,
    path: 'M17.5 8.5C16 3.5 6 3 6 12s10 9.5 11.5 5-9.5-4.5-8.5-1.2c.7 2.2 5.5 1.2 5-3.3-.4-3-3.5-3.2-4.5-1.5',
  },
];
