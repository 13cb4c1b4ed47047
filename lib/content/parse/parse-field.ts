import { onDark } from '@/lib/html/on-dark';
import { isIndex } from '../records';
import { type Field, isGallery, type List, type Parts } from '../schema/field';
import { type ContentNode, partOf } from '../schema/normal-form';
import { isOn, isTemplate } from '../schema/stored';
import { isTree } from '../raw-tree';
import { parseGallery } from './parse-gallery';
import {
  amount,
  day,
  expectRecord,
  type Found,
  name,
  numeric,
  type ParseContext,
  plain,
  report,
  sanitised,
} from './parse-value';

type Values = Record<string, unknown>;

/** Chooses parts of a record. */
type Choice = (part: Field) => boolean;

/** Chooses what a record shows itself. A record without parts, such as a flag, is in no other record. */
const isOwn: Choice = (part) => part.above !== 'only' && !(part.record === true && !('parts' in part));
/** Chooses what the record around shows. */
const isAbove: Choice = ({ above }) => above !== undefined;

/** Returns whether a parsed value has nothing to show. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === 0 || value === false;
  return Object.values(value).every(isEmpty);
}

function parseParts(parts: Parts, node: Found, isChosen: Choice, context: ParseContext): Values {
  const record = expectRecord(node, context) ? node : undefined;
  const value: Values = {};
  const groups: Record<string, Values> = {};
  for (const [key, part] of Object.entries(parts).filter(([, each]) => isChosen(each))) {
    const target = part.within === undefined ? value : (groups[part.within] ??= {});
    target[part.as ?? key] = parseField(part, partOf(record, key), context);
  }
  const filled = Object.entries(groups).filter(([, group]) => !isEmpty(group));
  return { ...value, ...Object.fromEntries(filled) };
}

/** Returns the entries of a list that are records; reports the others. */
function entriesOf(of: List, node: Found, context: ParseContext): readonly ContentNode[] {
  if (node === undefined || node.field?.kind === 'media') return [];
  if (of.keys === 'page' ? !expectRecord(node, context) : !isTree(node.value)) {
    if (of.keys !== 'page') report(node, 'list', context);
    return [];
  }
  return node.parts.filter((entry) => entry.isEntry && expectRecord(entry, context));
}

/** Returns whether an entry has all parts without which it is left out. */
function isComplete({ parts }: List, entry: Values): boolean {
  return Object.entries(parts).every(([key, { required, as = key }]) => !required || entry[as] !== '');
}

function parseEntries(of: List, node: Found, context: ParseContext): readonly unknown[] {
  const entries = entriesOf(of, node, context);
  if (isGallery(of)) return parseGallery(node, entries, context);
  const keyName = of.keys === 'page' ? 'page' : 'key';
  return entries
    .filter(({ key }) => of.keys !== 'index' || isIndex(key))
    .map((entry): Values => {
      const parts = parseParts(of.parts, entry, of.record === 'each' ? isAbove : isOwn, context);
      return { [keyName]: entry.key, ...parts };
    })
    .filter((entry) => isComplete(of, entry));
}

/** Parses a field inside a record. */
function parseField(of: Field, node: Found, context: ParseContext): unknown {
  const { phrasing, flow } = context.sanitiser;
  switch (of.kind) {
    case 'label': {
      const label = sanitised(node, context, phrasing);
      return of.onDark ? onDark(label) : label;
    }
    case 'html': {
      const html = sanitised(node, context, flow);
      return of.onDark ? onDark(html) : html;
    }
    case 'name':
      return name(node, context);
    case 'link':
    case 'media':
      return plain(node, context);
    case 'day':
      return day(node, context);
    case 'number':
      return numeric(node, context, Number.MAX_SAFE_INTEGER);
    case 'amount':
      return amount(node, context);
    case 'flag':
      return isOn(node?.value);
    case 'group':
      return parseParts(of.parts, node, of.record && of.above === undefined ? isAbove : isOwn, context);
    case 'list':
      return parseEntries(of, node, context);
  }
}

/** Parses a record; `null` for the template of a list, and where a list has no such entry. */
export function parseRecordField(
  of: Field,
  key: string | undefined,
  node: Found,
  context: ParseContext,
): unknown {
  if (of.kind === 'group') return parseParts(of.parts, node, isOwn, context);
  if (of.kind !== 'list' || key === undefined) return parseField(of, node, context);
  const isShown = (of.keys !== 'index' || isIndex(key)) && !isTemplate(key, node?.value);
  return isShown && expectRecord(node, context) ? parseParts(of.parts, node, isOwn, context) : null;
}
