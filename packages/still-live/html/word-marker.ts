import { decodeHTML } from 'entities/decode';
import { BLOCKS } from './blocks';
import { escapeText } from './characters';
import type { Token } from './tokens';

type OpenToken = Extract<Token, { type: 'open' }>;

export interface WordItem {
  readonly list: 'ul' | 'ol';
  readonly rank: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly kept: readonly Token[];
  readonly next: number;
}

const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
const INDENT = /margin(?:-left)?:\s*(?:\S+ \S+ \S+ )?(\d+(?:\.\d+)?|\.\d+)(pt|in|cm|mm|px)/i;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };
// Points per level.
const STEP = 36;

// The fonts of Word’s bullets, and the space of 7 points behind a marker.
const OF_MARKER = /symbol|wingdings|courier|\b7(?:\.0)?pt/i;
const NUMBER = /^\(?(?:\d+\.)*(\d{1,3}|[a-z]{1,5})[.)]$/i;
// Where Word says that it is a marker, it may be a bare number.
const SURE_NUMBER = /^\(?(?:\d+\.)*(\d{1,3}|[a-z]{1,5}(?=[.)]))[.)]?$/i;
// A bullet that no text begins with, before two spaces that do not break. U+F0xx is a letter of Symbol.
const BULLET = /^[^\p{L}\p{N}\p{P}\s]$|^[·•‣–*-]$/u;
// The letters of Wingdings and Courier New that Word shows as bullets, and their usual level.
const LETTERS: Readonly<Record<string, number>> = { o: 2, '§': 3 };

// In characters, with the space around the marker.
const LONGEST = 400;

const styleOf = (token: OpenToken): string => token.attributes.get('style') ?? '';

function countingFrom(number: string): ReadonlyMap<string, string> {
  if (/^\d/.test(number)) return new Map(Number(number) > 1 ? [['start', String(Number(number))]] : []);
  const type = /^i/i.test(number) ? 'i' : 'a';
  return new Map([['type', number === number.toUpperCase() ? type.toUpperCase() : type]]);
}

interface Read {
  readonly marker: string;
  readonly isSure: boolean;
  readonly kept: readonly Token[];
  readonly next: number;
}

/** Says whether the balanced text would not have this tag inside a paragraph of the given name. */
export type IsLeftOut = (tag: Exclude<Token, { type: 'text' }>, paragraph: string) => boolean;

function readMarker(
  all: readonly Token[],
  first: number,
  isWord: boolean,
  isLeftOut: (tag: Exclude<Token, { type: 'text' }>) => boolean,
): Read | undefined {
  const open: OpenToken[] = [];
  let text = '';
  let isSure = isWord;
  for (let next = first; next < all.length && text.length < LONGEST; next += 1) {
    const token = all[next];
    if (token && token.type !== 'text' && isLeftOut(token)) continue;
    if (token?.type === 'open') {
      if (BLOCKS.has(token.name) || token.name === 'br') return undefined;
      isSure ||= OF_MARKER.test(styleOf(token));
      // The bullet is a picture.
      if (token.name === 'img') text += '•';
      else open.push(token);
    } else if (token?.type === 'close') {
      if (BLOCKS.has(token.name)) return undefined;
      if (open.at(-1)?.name === token.name) open.pop();
    } else {
      text += decodeHTML(token?.raw ?? '');
      const [before = '', marker = '', gap = ''] = /^\s*(\S{1,9})(\s+)(?=\S)/.exec(text) ?? [];
      if (/\S{10}/.test(text.slice(0, LONGEST)) && before === '') return undefined;
      if (before === '') continue;
      const spaces = gap.split('\u00a0').length - 1;
      if (spaces < (isSure ? 1 : 2)) return undefined;
      const rest: Token = { type: 'text', raw: escapeText(text.slice(before.length)) };
      return { marker, isSure, kept: [...open, rest], next: next + 1 };
    }
  }
  return undefined;
}

/**
 * Word writes lists as paragraphs: a number or a letter of Symbol, Courier New or Wingdings, then a wide space, then
 * the words.
 * @param all Tokens, of which the one at `index` opens a paragraph.
 * @returns `undefined` for any other paragraph.
 */
export function wordItem(all: readonly Token[], index: number, isLeftOut: IsLeftOut): WordItem | undefined {
  const paragraph = all[index];
  if (paragraph?.type !== 'open') return undefined;
  const style = styleOf(paragraph);
  const level = Number(LEVEL.exec(style)?.[1] ?? 0);
  const read = readMarker(
    all,
    index + 1,
    level > 0 || /MsoList/.test(paragraph.attributes.get('class') ?? ''),
    (tag) => isLeftOut(tag, paragraph.name),
  );
  if (read === undefined) return undefined;
  const { marker, isSure, kept, next } = read;
  const number = (isSure ? SURE_NUMBER : NUMBER).exec(marker)?.[1];
  // A numbered heading stays one, with its number.
  if (number !== undefined && paragraph.name !== 'p') return undefined;
  if (number === undefined && !BULLET.test(marker) && !(isSure && /^.$/u.test(marker))) return undefined;
  const [, indent, unit = ''] = INDENT.exec(style) ?? [];
  const points = indent === undefined ? STEP * (LETTERS[marker] ?? 1) : Number(indent) * (POINTS[unit] ?? 1);
  return {
    list: number === undefined ? 'ul' : 'ol',
    // It is rounded, because the same indent may be written in centimetres and in points.
    rank: Math.round(((level > 0 ? level * STEP : points) * 4) / STEP),
    attributes: countingFrom(number ?? '1'),
    kept,
    next,
  };
}
