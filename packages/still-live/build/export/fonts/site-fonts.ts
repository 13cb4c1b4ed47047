import { madeOf } from 'still-live/declaration';
import type { CheerioAPI } from 'cheerio';
import postcss, { Rule } from 'postcss';

export interface Font {
  readonly family: string;
  readonly source: string;
  readonly weights: string;
  readonly weight?: number;
  /** The custom properties by which styles ask for it. Without them all text of a page counts. */
  readonly properties?: readonly string[];
  readonly delivery: 'inline' | 'preload' | 'file';
}

/**
 * The fonts of the site. The display font stands in the page, so that headings have it at the first paint on any
 * network: 4 KB. It has one weight, and the characters that the page shows in it: all of the Italian alphabet or
 * several weights would be twice as large, and each kilobyte delays the first paint on slow 4G by 5 ms. What is
 * missing comes from the whole font when a text needs it.
 */
export const fontsOfSite = madeOf('brand', ({ fonts: { display, text } }): readonly Font[] => [
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

/**
 * The text font again, for visitors whose network was too slow for it at the first paint: used from the next screen on.
 */
export const LATE_FAMILY = { of: 'Brand Text', family: 'Late Text' } as const;

export type FontTexts = ReadonlyMap<string, readonly string[]>;

// States that begin later, and generated content. Their text is shown in the font in any case.
const STATES = /::?(?:before|after|hover|active|focus(?:-\w+)?)\b/g;

// Browsers put these at the end of a line themselves: hyphens where they break a word, dots where they cut a text.
const LINE_ENDS = '-\u2010…';

export function charactersOf(texts: readonly string[]): string {
  if (texts.every((text) => text.trim() === '')) return '';
  const found = new Set([LINE_ENDS, ...texts].join('\n'));
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

// They are the same for thousands of pages.
const knownSelectors = new Map<string, string>();

function selectorOf(style: string, properties: readonly string[]): string {
  const key = properties.join() + style;
  const known = knownSelectors.get(key);
  if (known !== undefined) return known;
  const selectors = properties.map((property) => `[style*="font-family:var(${property})"]`);
  postcss.parse(style).walkDecls('font-family', ({ value, parent }) => {
    if (parent instanceof Rule && properties.some((property) => value.startsWith(`var(${property})`)))
      selectors.push(parent.selector.replace(STATES, ''));
  });
  const selector = selectors.join();
  knownSelectors.set(key, selector);
  return selector;
}

export function fontTexts($: CheerioAPI, style: string): FontTexts {
  return new Map(
    fontsOfSite().map(({ family, properties }) => {
      const elements = $(properties ? selectorOf(style, properties) : 'body').toArray();
      return [family, elements.map((element) => String($(element).prop('innerText')))];
    }),
  );
}

export function joinTexts(all: readonly FontTexts[]): FontTexts {
  return new Map(
    fontsOfSite().map(({ family }) => [family, all.flatMap((texts) => texts.get(family) ?? [])]),
  );
}
