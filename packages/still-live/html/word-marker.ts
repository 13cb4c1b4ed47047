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
const INDENT = /margin(?:-left)?:\s*(?:[^\s:;]+ [^\s:;]+ [^\s:;]+ )?(\d+(?:\.\d+)?|\.\d+)(pt|in|cm|mm|px)/i;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };
// Points per level.
const STEP = 36;

// Word says that a marker is one: by a span around it, or by the space of 7 points behind it.
const AROUND_MARKER = /mso-list:\s*ignore|mso-special-format:\s*(?:num)?bullet/i;
const BEHIND_MARKER = /(?<![\d.])7(?:\.0)?pt/i;
// Where it says so, the marker may be a bare number, or any sign.
const SURE_NUMBER = /^\(?(?:\d+\.)*(\d{1,3}|[a-z]{1,5}(?=[.)]))[.)]?$/i;
const SURE_BULLET = /^.$/u;
const NUMBER = /^\(?([1-9]\d?|(?:[a-z]|[ivx]{2,5})(?=\)))[.)]$/i;
// U+F0xx is a letter of Symbol.
const BULLET = /^[·•∙▪◦●‣–*➢■□○❖\uf000-\uf0ff-]$/;
// The first font of a span, and what is a bullet in it alone. A sign that was put into a text has a type.
const FONT = /(?<![\w-])font-family:\s*(?:["']|&quot;)?([a-z ]+)/i;
const TYPED_SIGN = /mso-char-type/i;
const BULLET_OF_FONT = /^(?:symbol [^\p{L}\p{N}]|wingdings[ 23]* .|courier new o)$/iu;
// The width of a bullet that is a picture, in pixels.
const WIDEST = 24;
// Stands for a picture that is a bullet only if Word says so.
const PICTURE = '\ufffc';
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

/** What was read of a paragraph before its words, and what Word says of it. */
class Beginning {
  text = '';
  font = '';
  isSaid = false;
  private readonly open: { readonly tag: OpenToken; readonly start: number }[] = [];

  /** The elements around the words. */
  get around(): readonly OpenToken[] {
    return this.open.map(({ tag }) => tag);
  }

  begin(tag: OpenToken): void {
    this.open.push({ tag, start: this.text.length });
  }

  end(name: string): void {
    const { tag, start } = this.open.at(-1) ?? {};
    if (tag?.name !== name) return;
    this.open.pop();
    const style = styleOf(tag);
    const held = this.text.slice(start);
    if (held.trim() === '') {
      this.isSaid ||= held !== '' && this.text.trim() !== '' && BEHIND_MARKER.test(style);
      return;
    }
    this.isSaid ||= AROUND_MARKER.test(style);
    if (/mso-special-format/i.test(style)) this.text += '\u00a0';
    if (!TYPED_SIGN.test(style)) this.font ||= FONT.exec(style)?.[1] ?? '';
  }
}

function bulletOf({ attributes }: OpenToken): string | undefined {
  // Word describes its own bullets so.
  if (attributes.get('alt') === '*') return '•';
  return Number(attributes.get('width')) <= WIDEST ? PICTURE : undefined;
}

interface Read extends Pick<Beginning, 'font' | 'isSaid'> {
  readonly marker: string;
  /** The number of spaces behind it that do not break. */
  readonly spaces: number;
  readonly kept: readonly Token[];
  readonly next: number;
}

/** Says whether the balanced text would not have this tag inside a paragraph of the given name. */
export type IsLeftOut = (tag: Exclude<Token, { type: 'text' }>, paragraph: string) => boolean;

function readMarker(
  all: readonly Token[],
  first: number,
  isLeftOut: (tag: Exclude<Token, { type: 'text' }>) => boolean,
): Read | undefined {
  const beginning = new Beginning();
  for (let next = first; next < all.length && beginning.text.length < LONGEST; next += 1) {
    const token = all[next];
    if (token === undefined || (token.type !== 'text' && isLeftOut(token))) continue;
    if (token.type !== 'text' && (BLOCKS.has(token.name) || token.name === 'br')) {
      const { isSaid, font } = beginning;
      const marker = isSaid && token.type === 'close' ? beginning.text.trim() : '';
      return /^\S{1,9}$/.test(marker) ? { marker, spaces: 1, font, isSaid, kept: [], next } : undefined;
    }
    if (token.type === 'close') beginning.end(token.name);
    else if (token.type === 'open' && token.name !== 'img') beginning.begin(token);
    else {
      const added = token.type === 'text' ? decodeHTML(token.raw) : bulletOf(token);
      if (added === undefined) return undefined;
      beginning.text += added;
      const { text, font, isSaid, around } = beginning;
      const [before = '', marker = '', gap = ''] = /^\s*(\S{1,9})(\s+)(?=\S)/.exec(text) ?? [];
      if (/\S{10}/.test(text.slice(0, LONGEST)) && before === '') return undefined;
      if (before === '') continue;
      const rest: Token = { type: 'text', raw: escapeText(text.slice(before.length)) };
      const spaces = gap.split('\u00a0').length - 1;
      return { marker, spaces, font, isSaid, kept: [...around, rest], next: next + 1 };
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
  const read = readMarker(all, index + 1, (tag) => isLeftOut(tag, paragraph.name));
  if (read === undefined) return undefined;
  const { marker, spaces, font, isSaid, kept, next } = read;
  const isSure = isSaid || (level > 0 && spaces > 1);
  const number = (isSure ? SURE_NUMBER : NUMBER).exec(marker)?.[1];
  // A numbered heading stays one, with its number.
  if (number !== undefined && paragraph.name !== 'p') return undefined;
  const isOfFont = BULLET_OF_FONT.test(`${font} ${marker}`);
  if (number === undefined && !isOfFont && !(isSure ? SURE_BULLET : BULLET).test(marker)) return undefined;
  const isInList = level > 0 || /MsoList/.test(paragraph.attributes.get('class') ?? '');
  if (spaces < (isSaid || isOfFont || isInList ? 1 : 2)) return undefined;
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
