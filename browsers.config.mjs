/*
 * What the lint rules know of the browsers that the site promises everything to (docs/guarantees.md). The browsers themselves are
 * listed once, as `browserslist` in package.json.
 */
import { getCompatibleVersions } from 'baseline-browser-mapping';
import browserslist from 'browserslist';

const NAMES = { ios_saf: 'safari_ios', and_chr: 'chrome_android', and_ff: 'firefox_android' };

function promised(name) {
  const versions = browserslist()
    .map((entry) => entry.split(' '))
    .filter(([browser]) => (NAMES[browser] ?? browser) === name)
    .map(([, version]) => parseFloat(version));
  return Math.min(...versions);
}

function isCovered(targetYear) {
  const oldest = getCompatibleVersions({ targetYear });
  return oldest.every(({ browser, version }) => promised(browser) >= parseFloat(version));
}

/** The last year whose Baseline (web-features) every promised browser has. A younger feature needs a guard. */
export const baselineYear = [2020, 2021, 2022, 2023, 2024, 2025].filter(isCovered).at(-1);

/** Features younger than that year, but in every promised browser. */
export const supportedFeatures = [
  // Chrome 110, Firefox 115, Safari 16.
  'array-by-copy',
  // Chrome 99, Firefox 101, Safari 16.4.
  'constructed-stylesheets',
  // Of it the site only writes text: Chrome 66, Firefox 63, Safari 13.1.
  'async-clipboard',
];

/** Young features of scripts, and the files that guard each one. `docs/guarantees.md` says what is seen without it. */
export const guardedFeatures = [
  {
    feature: 'popover',
    files: ['packages/still-live/browser/inline/popover.ts', 'components/blocks/toolbar/toolbar.tsx'],
  },
  { feature: 'requestidlecallback', files: ['packages/still-live/browser/inline/when.ts'] },
  { feature: 'fetch-priority', files: ['packages/still-live/browser/inline/first-paint.ts'] },
  { feature: 'preloading-responsive-images', files: ['packages/still-live/browser/inline/first-paint.ts'] },
  { feature: 'network-information', files: ['packages/still-live/browser/inline/first-paint.ts'] },
  { feature: 'event-timing', files: ['packages/still-live/browser/vitals/collect-vitals.ts'] },
  { feature: 'layout-instability', files: ['packages/still-live/browser/vitals/collect-vitals.ts'] },
];

const any = ['/^.+$/'];

/** Young properties that are in every promised browser, some with a prefix that the build writes. */
export const supportedProperties = {
  // Chrome 94, Firefox 88, Safari 16.4 draw it with rounded corners.
  outline: any,
  // -webkit-hyphens: Safari 16.
  hyphens: any,
  // -webkit-mask: Chrome 119.
  '/^mask/': any,
};

/** Young properties without which the same content is seen, a little plainer; `docs/guarantees.md` says how. */
export const decoration = {
  'text-wrap': any,
  'interpolate-size': any,
  'text-size-adjust': any,
  'hyphenate-limit-chars': any,
  'animation-range': any,
  'animation-timeline': any,
  'timeline-scope': any,
  'view-timeline': any,
  'view-timeline-inset': any,
  'forced-color-adjust': any,
  'print-color-adjust': any,
  'scrollbar-width': any,
  'overscroll-behavior': any,
  orphans: any,
  widows: any,
  'break-after': any,
};
