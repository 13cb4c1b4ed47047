import type { CheerioAPI } from 'cheerio';
import { facesOfSite } from './faces';

export type FaceTexts = ReadonlyMap<string, readonly string[]>;

/** A rule of a style sheet that holds no other rule: its selectors and its declarations. */
const RULE = /(?<![^{}])([^{}]+)\{([^{}]*)\}/g;

/** States that begin later, and generated content: what they are about is shown in the face in any case. */
const STATES = /::?(?:before|after|hover|active|focus(?:-\w+)?)\b/g;

/** What browsers put at the end of a line themselves: hyphens where they break a word, dots where they cut a text. */
const LINE_ENDS = '-\u2010…';

/** The characters that a face needs, sorted; none when there is no text. */
export function charactersOf(texts: readonly string[]): string {
  if (texts.every((text) => text.trim() === '')) return '';
  const found = new Set([LINE_ENDS, ...texts].join('\n'));
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** The selectors of a style sheet that ask for a face: the same for thousands of pages. */
const knownSelectors = new Map<string, string>();

function selectorOf(style: string, properties: readonly string[]): string {
  const key = properties.join() + style;
  const known = knownSelectors.get(key);
  if (known !== undefined) return known;
  const asked = properties.map((property) => `font-family:var(${property})`);
  const rules = [...style.matchAll(RULE)].filter(([, , declarations = '']) =>
    asked.some((declaration) => declarations.includes(declaration)),
  );
  const ofRules = rules.map(([, selectors = '']) => selectors.replace(STATES, ''));
  const selector = [...ofRules, ...asked.map((declaration) => `[style*="${declaration}"]`)].join();
  knownSelectors.set(key, selector);
  return selector;
}

export function faceTexts($: CheerioAPI, style: string): FaceTexts {
  return new Map(
    facesOfSite().map(({ family, properties }) => {
      const elements = $(properties ? selectorOf(style, properties) : 'body').toArray();
      return [family, elements.map((element) => String($(element).prop('innerText')))];
    }),
  );
}

export function joinTexts(all: readonly FaceTexts[]): FaceTexts {
  return new Map(
    facesOfSite().map(({ family }) => [family, all.flatMap((texts) => texts.get(family) ?? [])]),
  );
}
