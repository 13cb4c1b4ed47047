import type { Brand } from 'still-live';

/* A company of another trade: no file outside this folder and its content knows it (../../browser/second-company.spec.ts). */

export const name = 'Cantieri Bora';

export const legalName = 'Cantieri Bora S.p.A.';

/** Light on dark: tints are dark then. Bands are dark too, and buttons bright, with a text of their own each. */
export const colours: Brand['colours'] = {
  // The sea at night.
  paper: '#0c1a22',
  paperShade: '#14262f',
  ink: '#f2f6f7',
  inkSoft: '#a9bcc6',
  deep: '#06121a',
  deepSoft: '#0f3346',
  deepInk: '#e6f1f5',
  // A signal flag.
  action: '#ffb000',
  actionLight: '#ffc547',
  actionInk: '#0d1b23',
  error: '#ff9d8a',
  services: '#123a4c',
  servicesStrong: '#1c5670',
  products: '#3a3216',
  productsStrong: '#5a4d1f',
  welfare: '#1d3b2b',
  welfareStrong: '#2b5940',
};

/** Those of the demo, each in the place of the other. */
export const fonts: Brand['fonts'] = {
  display: {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: [400, 700],
    heading: 700,
    statement: 400,
    tracking: -0.03,
  },
  text: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: [200, 800],
  },
};

/** A square. */
export const shape: Brand['shape'] = [0, 0, 0, 0];

export const roundness = 0;

export const policies: NonNullable<Brand['policies']> = {
  privacy: 'https://policy.example/cantieri-bora/privacy',
  cookie: 'https://policy.example/cantieri-bora/cookie',
  accessibility: 'https://policy.example/cantieri-bora/accessibilita',
};

export const credits: NonNullable<Brand['credits']> = {
  year: 1954,
  design: { name: 'Studio Carena', url: 'https://studio-carena.example/' },
  development: { name: 'Nodo Savoia', url: 'https://nodo-savoia.example/' },
};

export const socialIcons: NonNullable<Brand['socialIcons']> = [
  { name: 'instagram', of: /insta/, path: 'M4 4h16v16H4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7v.01' },
  { name: 'youtube', of: /you\s*tube/, path: 'M2 6h20v12H2ZM10 9.5v5l4.5-2.5Z' },
];
