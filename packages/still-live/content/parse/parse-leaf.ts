import { asTyped, composeLetters, cutCharacters } from 'still-live/html/characters';
import { cleanCharacters } from 'still-live/html/plain-sanitiser';
import { isBlank } from 'still-live/html/is-blank';
import { focusOf } from 'still-live/media/focus';
import { routeOfAddress } from 'still-live/route/link';
import { isRecord } from 'still-live/content/raw-tree';
import type { Sanitiser } from 'still-live/html/safe-html';
import type { Field, Leaf } from 'still-live/content/schema/field';
import { type ContentNode, numberIn, partOf } from 'still-live/content/schema/normal-form';
import { flagOf, isOn } from 'still-live/content/schema/stored';
import type { MediaItem, MediaKind } from 'still-live/content/schema/values';
import { monthOf } from 'still-live/content/italian';
import { dayInZone } from 'still-live/content/timeline/day-in-zone';
import { parseMoment } from 'still-live/content/timeline/zoned-time';
import { type ContentIssue, kindOf } from './issue';

export interface ParseContext {
  readonly sanitiser: Sanitiser;
  readonly issues: ContentIssue[];
}

export type Found = ContentNode | undefined;

export function report(node: ContentNode, expected: string, { issues }: ParseContext): void {
  issues.push({ path: node.path, expected, found: kindOf(node.value) });
}

export function expectRecord(node: Found, context: ParseContext): node is ContentNode {
  const isThere = isRecord(node?.value);
  if (node && !isThere) report(node, 'record', context);
  return isThere;
}

// Text as written, or the digits of a number.
function written(node: Found, context: ParseContext): string {
  if (node?.value === undefined) return '';
  const { value, parts } = node;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  // The database stores an empty text as a wrapper without its value.
  const isEmptyWrapper = isRecord(value) && parts.every(({ key }) => key.startsWith('_'));
  if (!isEmptyWrapper) report(node, 'text', context);
  return '';
}

// Removes characters that a browser reads otherwise than they are written: the page would differ from what React
// renders.
function plain(node: Found, context: ParseContext): string {
  return cleanCharacters(written(node, context)).trim();
}

/** In characters. What a `name` has more is cut. */
export const LONGEST_NAME = 120;

function name(node: Found, context: ParseContext): string {
  return cutCharacters(composeLetters(asTyped(plain(node, context))).replace(/\s+/g, ' '), LONGEST_NAME);
}

function sanitised(kind: 'flow' | 'phrasing', node: Found, context: ParseContext, of: Field): string {
  const html = context.sanitiser[kind](written(node, context), of);
  return node === undefined || isBlank(html) ? context.sanitiser[kind]('') : html;
}

function numeric(node: Found, context: ParseContext, otherwise: number): number {
  const number = numberIn(node?.value);
  // A field that an editor has emptied holds an empty text.
  const isEmpty = node?.value === undefined || (typeof node.value === 'string' && asTyped(node.value) === '');
  if (node && !isEmpty && number === undefined) report(node, 'number', context);
  return number ?? otherwise;
}

// An amount as Italian writes it: `28.000`, `1.250,50`, `12,5`. Three digits behind a comma are English thousands.
const ITALIAN_AMOUNT = /^\d{1,3}(?:[.\s'’]\d{3})+(?:,\d{1,2})?$|^\d+,\d{1,2}$/;

const EURO = /^€|(?:€|euro)$/gi;

function amount(node: Found, context: ParseContext): number {
  const text = typeof node?.value === 'string' ? asTyped(node.value).replace(EURO, '').trim() : node?.value;
  const isItalian = typeof text === 'string' && ITALIAN_AMOUNT.test(text);
  const value = isItalian ? text.replace(/[.\s'’]/g, '').replace(',', '.') : text;
  return Math.max(0, numeric(node && { ...node, value }, context, 0));
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;
const ITALIAN_DAY = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;

// As the site itself writes it, `1º dicembre 2026`, or as Excel does: `martedì 1 dicembre 2026`, `01-dic-26`.
const DAY_IN_WORDS =
  /^(?:(?:\p{L}+d[iì]\u0300?|sabato|domenica),?\s+)?(\d{1,2})[º°]?[\s-]+(\p{L}+)\.?[\s-]+(\d{4}|\d{2})$/iu;

// Milliseconds since 1970: `1793487600000`.
const EPOCH = /^\d{12,13}$/;

// A date as JavaScript writes it: `Sun Nov 01 2026 00:00:00 GMT+0100 (Central European Standard Time)`.
const OF_SCRIPT = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4} [\d:]{8} GMT[+-]\d{4}\b/;

/**
 * Parses a day, `31/12/2026`, `31 dicembre 2026` or `2026-12-31`. Date pickers write midnight as a moment (`2026-10-31T23:00:00.000Z`),
 * which counts as its day in the zone of the site. Returns `YYYY-MM-DD`; `undefined` when the calendar has no such day.
 */
export function parseDay(text: string): string | undefined {
  const at = EPOCH.test(text) ? Number(text) : OF_SCRIPT.test(text) ? Date.parse(text) : NaN;
  if (!Number.isNaN(at)) return dayInZone(at);
  const moment = parseMoment(text);
  if (moment.kind === 'moment' && moment.hasZone) return dayInZone(moment.at);
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  const italian = ITALIAN_DAY.exec(text) ?? DAY_IN_WORDS.exec(text);
  const [, day = isoDay, month = isoMonth, year = isoYear] = italian ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year.padStart(4, '20')}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

function meaning<T>(
  node: Found,
  context: ParseContext,
  expected: string,
  read: (text: string) => T | undefined,
): T | undefined {
  const text = asTyped(plain(node, context));
  const value = read(text);
  if (node && text !== '' && value === undefined) report(node, expected, context);
  return value;
}

/** Expects a MIME type, or a word that begins with `youtube`. */
export function mediaKind(mediaType: string): MediaKind {
  const type = mediaType.toLowerCase();
  if (type.startsWith('youtube')) return 'youtube';
  return type.startsWith('video') ? 'video' : 'image';
}

function media(node: Found, context: ParseContext): Omit<MediaItem, 'id'> | undefined {
  const url = plain(node, context);
  const [mediaType = '', alt = '', poster] = ['_mediaType', '_alt', '_poster'].map((key) =>
    plain(partOf(node, key), context),
  );
  const focus = meaning(partOf(node, '_focus'), context, 'focus', focusOf);
  if (url === '') return undefined;
  return {
    url,
    kind: mediaKind(mediaType),
    alt: composeLetters(alt),
    ...(poster && { poster }),
    ...(focus && { focus }),
  };
}

export const LEAVES: Readonly<
  Record<Leaf['kind'], (node: Found, context: ParseContext, of: Field) => unknown>
> = {
  label: (...leaf) => sanitised('phrasing', ...leaf),
  html: (...leaf) => sanitised('flow', ...leaf),
  name,
  link: (node, context) => {
    const written = plain(node, context);
    return routeOfAddress(written, context.sanitiser.siteUrl) ?? written;
  },
  media,
  day: (node, context) => meaning(node, context, 'day', parseDay) ?? '',
  number: (node, context) => numeric(node, context, Number.MAX_SAFE_INTEGER),
  amount,
  flag: (node, context, of) => {
    if (node && flagOf(node.value) === undefined) report(node, 'boolean', context);
    return isOn(node?.value, of);
  },
};
