import { composeLetters, cutCharacters } from '@/lib/html/characters';
import { onDark } from '@/lib/html/on-dark';
import { isIndex } from '../records';
import { type Field, isGallery, type List, type Parts } from '../schema/field';
import { isTemplate, storedKey } from '../schema/stored';
import {
  type ContentNode,
  day,
  expectRecord,
  field,
  flag,
  flow,
  isAbsent,
  list,
  type ListEntry,
  namedEntries,
  numeric,
  phrasing,
  plain,
  unwrap,
} from './content-node';
import { parseGallery } from './parse-gallery';

type Values = Record<string, unknown>;

/** Chooses parts of a record. */
type Choice = (part: Field) => boolean;

/** The longest name that is not cut, in characters. */
const LONGEST = 120;

/** Returns a short text on one line. */
function name(node: ContentNode): string {
  return cutCharacters(composeLetters(plain(node)).replace(/\s+/g, ' '), LONGEST);
}

/** An amount as Italian writes it, and the site too: `28.000`, `1.250,50`, `12,5`. */
const ITALIAN = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d+$/;

function amount(node: ContentNode): number {
  const inner = unwrap(node);
  const text = typeof inner.raw === 'string' ? inner.raw.trim() : '';
  const raw = ITALIAN.test(text) ? text.replaceAll('.', '').replace(',', '.') : inner.raw;
  return Math.max(0, numeric({ ...inner, raw }, 0));
}

/** Chooses what a record shows itself. A record without parts, such as a flag, is in no other record. */
const isOwn: Choice = (part) => part.above !== 'only' && !(part.record === true && !('parts' in part));
/** Chooses what the record around shows. */
const isAbove: Choice = ({ above }) => above !== undefined;

/** Returns whether a parsed value has nothing to show. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === 0 || value === false;
  return Object.values(value).every(isEmpty);
}

function parseParts(parts: Parts, node: ContentNode, isChosen: Choice): Values {
  const value: Values = {};
  const groups: Record<string, Values> = {};
  for (const [key, part] of Object.entries(parts).filter(([, each]) => isChosen(each))) {
    const target = part.within === undefined ? value : (groups[part.within] ??= {});
    target[part.as ?? key] = parseField(part, field(node, storedKey(node.raw, key, part)));
  }
  const filled = Object.entries(groups).filter(([, group]) => !isEmpty(group));
  return { ...value, ...Object.fromEntries(filled) };
}

/** Returns whether an entry has all parts without which it is left out. */
function isComplete({ parts }: List, entry: Values): boolean {
  return Object.entries(parts).every(([key, { required, as = key }]) => !required || entry[as] !== '');
}

function parseEntries(of: List, node: ContentNode): readonly Values[] {
  const parse = (entry: ListEntry): Values =>
    parseParts(of.parts, entry.node, of.record === 'each' ? isAbove : isOwn);
  if (of.keys === 'page') {
    const entries = namedEntries(node).map((entry) => ({ page: entry.key, ...parse(entry) }));
    return byOrder(entries.filter((entry) => isComplete(of, entry)));
  }
  const entries = list(node).filter(({ key }) => of.keys !== 'index' || isIndex(key));
  return entries.map((entry) => ({ key: entry.key, ...parse(entry) }));
}

/** Sorts by `order`, then by page, so that the order is the same everywhere. */
function byOrder<Entry extends { readonly page: string; readonly order?: unknown }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries].sort((a, b) => Number(a.order) - Number(b.order) || (a.page < b.page ? -1 : 1));
}

/** Parses a field inside a record. */
function parseField(of: Field, node: ContentNode): unknown {
  switch (of.kind) {
    case 'label':
      return of.onDark ? onDark(phrasing(node)) : phrasing(node);
    case 'html':
      return of.onDark ? onDark(flow(node)) : flow(node);
    case 'name':
      return name(node);
    case 'link':
    case 'media':
      return plain(node);
    case 'day':
      return day(node);
    case 'number':
      return numeric(node, Number.MAX_SAFE_INTEGER);
    case 'amount':
      return amount(node);
    case 'flag':
      return flag(node);
    case 'group':
      return parseParts(of.parts, node, of.record && of.above === undefined ? isAbove : isOwn);
    case 'list':
      return isGallery(of) ? parseGallery(node) : parseEntries(of, node);
  }
}

/** Parses a field that is a record itself. */
export function parseRecordField(of: Field, node: ContentNode): unknown {
  return of.kind === 'group' ? parseParts(of.parts, node, isOwn) : parseField(of, node);
}

/** Parses one entry of a list of records; `null` for a template, and when there is none with this key. */
export function parseRecordEntry(of: List, key: string, node: ContentNode): Values | null {
  if (of.keys === 'index' && !isIndex(key)) return null;
  if (isAbsent(node.raw) || !expectRecord(node) || isTemplate(key, node.raw)) return null;
  return parseParts(of.parts, node, isOwn);
}
