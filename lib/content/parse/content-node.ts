import { type ContentIssue, kindOf } from './issue';
import { parseDay } from './parse-day';
import { isRecord, isTemplate, own } from '../raw-tree';
import type { SafeHtml, SafeInline, Sanitiser } from '../safe-html';

/** What a parser carries along: the sanitiser and the list that collects issues. */
interface ParseContext {
  readonly sanitiser: Sanitiser;
  readonly issues: ContentIssue[];
}

/** A raw value and where it stands; parsers walk the content with it and never touch raw values themselves. */
export interface ContentNode {
  readonly raw: unknown;
  readonly path: string;
  readonly context: ParseContext;
}

/** An entry of a list: its index (or key) in the database and its content. */
export interface ListEntry {
  readonly key: string;
  readonly node: ContentNode;
}

/** `null`, `undefined` and an absent key are the same thing to the database: no value. */
export function isAbsent(raw: unknown): raw is null | undefined {
  return raw === null || raw === undefined;
}

function report(node: ContentNode, expected: string): void {
  node.context.issues.push({ path: node.path, expected, found: kindOf(node.raw) });
}

function at(parent: ContentNode, key: string, raw: unknown): ContentNode {
  return { raw, path: parent.path === '' ? key : `${parent.path}/${key}`, context: parent.context };
}

/** Reports a value that should be a record with named parts and is not. Gives whether it is one. */
export function expectRecord(node: ContentNode): boolean {
  if (isRecord(node.raw)) return true;
  if (!isAbsent(node.raw)) report(node, 'record');
  return false;
}

/** A named part of a record. Gives an absent node when it is missing; reports a parent that is no record at all. */
export function field(node: ContentNode, name: string): ContentNode {
  expectRecord(node);
  return at(node, name, own(node.raw, name));
}

/** Follows the value wrapper, if there is one. */
function unwrap(node: ContentNode): ContentNode {
  return isRecord(node.raw) && Object.hasOwn(node.raw, '_value') ? field(node, '_value') : node;
}

/** A text as the editor wrote it: wrapped or bare; a number counts as its digits; anything else is empty and reported. */
export function rawText(node: ContentNode): string {
  const inner = unwrap(node);
  if (typeof inner.raw === 'string') return inner.raw;
  if (typeof inner.raw === 'number') return String(inner.raw);
  // A wrapper that lost its value is how the database stores an empty text.
  const isEmptyWrapper = isRecord(inner.raw) && Object.keys(inner.raw).every((key) => key.startsWith('_'));
  if (!isAbsent(inner.raw) && !isEmptyWrapper) report(inner, 'text');
  return '';
}

/** An address, a name, a label for machines: a text without the white space around it. */
export function plain(node: ContentNode): string {
  return rawText(node).trim();
}

/** The sanitised HTML of a block. */
export function flow(node: ContentNode): SafeHtml {
  return node.context.sanitiser.flow(rawText(node));
}

/** The sanitised HTML of a heading or label. */
export function phrasing(node: ContentNode): SafeInline {
  return node.context.sanitiser.phrasing(rawText(node));
}

/** A number, or what the caller says when there is none; a numeric text counts. */
export function numeric(node: ContentNode, otherwise: number): number {
  const inner = unwrap(node);
  const value = typeof inner.raw === 'string' && inner.raw.trim() !== '' ? Number(inner.raw) : inner.raw;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (!isAbsent(inner.raw)) report(inner, 'number');
  return otherwise;
}

/** A day, `YYYY-MM-DD`; empty when there is none. */
export function day(node: ContentNode): string {
  const text = plain(node);
  const parsed = parseDay(text);
  if (text !== '' && parsed === undefined) report(unwrap(node), 'day');
  return parsed ?? '';
}

/** A flag: whether the value is truthy, as the specification has it; the texts `false` and `0` are not. */
export function flag(node: ContentNode): boolean {
  const { raw } = unwrap(node);
  return Boolean(raw) && raw !== 'false' && raw !== '0';
}

function byIndex(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  if (Number.isInteger(first) && Number.isInteger(second)) return first - second;
  if (Number.isInteger(first)) return -1;
  if (Number.isInteger(second)) return 1;
  return a < b ? -1 : 1;
}

/** The members of an array with holes or of an object with integer (or other) keys, in order. */
function members(list: ContentNode): ListEntry[] {
  const { raw } = list;
  if (Array.isArray(raw)) {
    return raw.map((item: unknown, index) => ({ key: String(index), node: at(list, String(index), item) }));
  }
  if (!isRecord(raw)) return [];
  return Object.keys(raw)
    .filter((key) => !key.startsWith('_'))
    .sort(byIndex)
    .map((key) => ({ key, node: field(list, key) }));
}

/**
 * The entries of a list in order, whether the database gives it as an array, an array with holes or an object with
 * integer keys, wrapped in `_list` or bare. The template at index 0 and holes are left out; entries that are no
 * records are reported and left out.
 */
export function list(node: ContentNode): ListEntry[] {
  const isWrapped = isRecord(node.raw) && Object.hasOwn(node.raw, '_list');
  const inner = isWrapped ? field(node, '_list') : node;
  if (!isAbsent(inner.raw) && typeof inner.raw !== 'object') report(inner, 'list');
  return members(inner).filter(
    (entry) =>
      !isAbsent(entry.node.raw) && !isTemplate(entry.key, entry.node.raw) && expectRecord(entry.node),
  );
}
