import { cleanCharacters } from '@/lib/html/characters';
import { isBlank } from '@/lib/html/is-blank';
import { type ContentIssue, kindOf } from './issue';
import { parseDay } from './parse-day';
import { isRecord, own } from '../raw-tree';
import type { SafeHtml, SafeInline, Sanitiser } from '../safe-html';
import { isOn, isTemplate, listWrapper, valueWrapper } from '../schema/stored';

/** The sanitiser, and the list that collects issues. */
interface ParseContext {
  readonly sanitiser: Sanitiser;
  readonly issues: ContentIssue[];
}

/** A raw value with its path. Parsers read content only through the functions of this file. */
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

/** Returns whether there is no value: `null`, `undefined` and a missing key are the same for the database. */
export function isAbsent(raw: unknown): raw is null | undefined {
  return raw === null || raw === undefined;
}

function report(node: ContentNode, expected: string): void {
  node.context.issues.push({ path: node.path, expected, found: kindOf(node.raw) });
}

function at(parent: ContentNode, key: string, raw: unknown): ContentNode {
  return { raw, path: parent.path === '' ? key : `${parent.path}/${key}`, context: parent.context };
}

/** Returns whether a value is a record with named parts; reports it when it is something else. */
export function expectRecord(node: ContentNode): boolean {
  if (isRecord(node.raw)) return true;
  if (!isAbsent(node.raw)) report(node, 'record');
  return false;
}

/**
 * Returns a named part of a record; a node without a value when it is missing. Reports a node that is not a
 * record.
 */
export function field(node: ContentNode, name: string): ContentNode {
  expectRecord(node);
  return at(node, name, own(node.raw, name));
}

function inside(node: ContentNode, wrapper: string | undefined): ContentNode {
  return wrapper === undefined ? node : field(node, wrapper);
}

/** Returns the node inside a value wrapper; without a wrapper, the node itself. */
export function unwrap(node: ContentNode): ContentNode {
  return inside(node, valueWrapper(node.raw));
}

/** Returns a text as written, wrapped or bare; digits of a number; else an empty text, and reports it. */
export function rawText(node: ContentNode): string {
  const inner = unwrap(node);
  if (typeof inner.raw === 'string') return inner.raw;
  if (typeof inner.raw === 'number') return String(inner.raw);
  // The database stores an empty text as a wrapper without its value.
  const isEmptyWrapper = isRecord(inner.raw) && Object.keys(inner.raw).every((key) => key.startsWith('_'));
  if (!isAbsent(inner.raw) && !isEmptyWrapper) report(inner, 'text');
  return '';
}

/**
 * Returns a trimmed text, such as an address or a name, without characters that a browser reads otherwise than
 * they are written: the page would differ from what React renders.
 */
export function plain(node: ContentNode): string {
  return cleanCharacters(rawText(node)).trim();
}

/** Sanitises a text; one that shows nothing becomes empty. */
function sanitised<Html extends SafeHtml | SafeInline>(
  node: ContentNode,
  sanitise: (untrusted: string) => Html,
): Html {
  const html = sanitise(rawText(node));
  return isBlank(html) ? sanitise('') : html;
}

/** Returns the sanitised HTML of a block; empty when it shows nothing. */
export function flow(node: ContentNode): SafeHtml {
  return sanitised(node, node.context.sanitiser.flow);
}

/** Returns the sanitised HTML of a heading or label; empty when it shows nothing. */
export function phrasing(node: ContentNode): SafeInline {
  return sanitised(node, node.context.sanitiser.phrasing);
}

/** Returns a number, also from a numeric text; `otherwise` when there is none. */
export function numeric(node: ContentNode, otherwise: number): number {
  const inner = unwrap(node);
  const value = typeof inner.raw === 'string' && inner.raw.trim() !== '' ? Number(inner.raw) : inner.raw;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (!isAbsent(inner.raw)) report(inner, 'number');
  return otherwise;
}

/** Returns a day, `YYYY-MM-DD`; empty when there is none. */
export function day(node: ContentNode): string {
  const text = plain(node);
  const parsed = parseDay(text);
  if (text !== '' && parsed === undefined) report(unwrap(node), 'day');
  return parsed ?? '';
}

/** Returns whether a flag is on: its value is truthy (specification), and no word for “off”, such as `no`. */
export function flag(node: ContentNode): boolean {
  return isOn(node.raw);
}

/**
 * Returns the entries of a record whose keys are names, in the order of the database. Keys that begin with `_`
 * are ignored; entries that are not records are left out and reported.
 */
export function namedEntries(node: ContentNode): ListEntry[] {
  if (!expectRecord(node) || !isRecord(node.raw)) return [];
  return Object.keys(node.raw)
    .filter((key) => !key.startsWith('_'))
    .map((key) => ({ key, node: field(node, key) }))
    .filter((entry) => !isAbsent(entry.node.raw) && expectRecord(entry.node));
}

function byIndex(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  if (Number.isInteger(first) && Number.isInteger(second)) return first - second;
  if (Number.isInteger(first)) return -1;
  if (Number.isInteger(second)) return 1;
  return a < b ? -1 : 1;
}

/** Returns the members of an array or of an object with integer (or other) keys, in order. */
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
 * Returns the entries of a list in order. Templates and holes are left out; entries that are not records are
 * left out and reported.
 */
export function list(node: ContentNode): ListEntry[] {
  const inner = inside(node, listWrapper(node.raw));
  if (!isAbsent(inner.raw) && typeof inner.raw !== 'object') report(inner, 'list');
  return members(inner).filter(
    (entry) =>
      !isAbsent(entry.node.raw) && !isTemplate(entry.key, entry.node.raw) && expectRecord(entry.node),
  );
}
