import { isTree } from 'still-live/content/raw-tree';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import { isIndex } from 'still-live/route/route';
import type { Sanitiser } from 'still-live/html/safe-html';
import {
  type Field,
  isGallery,
  type List,
  PARTS_OF,
  type Parts,
  viewOf,
} from 'still-live/content/schema/field';
import { type Step, stepsTo } from 'still-live/content/schema/find-field';
import { type ContentNode, partOf, readContent } from 'still-live/content/schema/normal-form';
import { isTemplate } from 'still-live/content/schema/stored';
import type { Gallery, MediaItem } from 'still-live/content/schema/values';
import type { ContentIssue } from './issue';
import { expectRecord, type Found, LEAVES, type ParseContext, report } from './parse-leaf';

type Values = Record<string, unknown>;

function parseParts(parts: Parts, node: Found, view: keyof typeof PARTS_OF, context: ParseContext): Values {
  const record = expectRecord(node, context) ? node : undefined;
  const heads: readonly Field['head'][] = PARTS_OF[view];
  const all = Object.entries(parts).filter(
    ([, { head, around }]) => around !== 'nothing' && heads.includes(head),
  );
  return Object.fromEntries(
    all.map(([key, part]) => [part.parsedAs ?? key, parseField(part, partOf(record, key), context)]),
  );
}

function entriesOf(node: Found, context: ParseContext): readonly ContentNode[] {
  if (node && !isTree(node.value)) report(node, 'list', context);
  return node?.parts.filter((entry) => entry.isEntry && expectRecord(entry, context)) ?? [];
}

function withUniqueIds(items: readonly MediaItem[]): MediaItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = seen.get(item.id) ?? 0;
    seen.set(item.id, count + 1);
    return count === 0 ? item : { ...item, id: `${item.id}~${count}` };
  });
}

// Items without a value are left out. A single item may stand in place of the list.
function parseGallery(of: List, gallery: Found, context: ParseContext): Gallery {
  const entries =
    gallery?.field?.kind === 'media'
      ? [{ key: '1', immagine: LEAVES.media(gallery, context, of) }]
      : parseEntries(of, gallery, context);
  const items = entries.flatMap(({ key, _id, immagine }: Values) =>
    // The schema gives an item the parts `media` and `name`.
    immagine ? [{ id: _id || key, ...immagine } as MediaItem] : [],
  );
  return withUniqueIds(items);
}

function parseEntries(of: List, node: Found, context: ParseContext): readonly Values[] {
  const { keys, parts } = of;
  const required = Object.entries(parts).flatMap(([key, part]) =>
    part.required ? [part.parsedAs ?? key] : [],
  );
  return entriesOf(node, context)
    .filter(({ key }) => keys !== 'index' || isIndex(key))
    .map((entry): Values => {
      const name = keys === 'page' ? 'page' : 'key';
      return { [name]: entry.key, ...parseParts(parts, entry, viewOf(of), context) };
    })
    .filter((entry) => required.every((key) => entry[key] !== ''));
}

function parseField(of: Field, node: Found, context: ParseContext): unknown {
  if (of.kind === 'group') return parseParts(of.parts, node, viewOf(of), context);
  if (of.kind !== 'list') return LEAVES[of.kind](node, context, of);
  return isGallery(of) ? parseGallery(of, node, context) : parseEntries(of, node, context);
}

function parseWhole({ field: of, key, isEntry }: Step, node: Found, context: ParseContext): unknown {
  if (of.kind === 'group') return parseParts(of.parts, node, 'own', context);
  if (of.kind !== 'list' || !isEntry) return parseField(of, node, context);
  const isShown = (of.keys !== 'index' || isIndex(key)) && !isTemplate(key, node?.value);
  return isShown && expectRecord(node, context) ? parseParts(of.parts, node, 'own', context) : null;
}

export interface Parsed<T> {
  readonly value: T;
  readonly issues: readonly ContentIssue[];
  /** Whether the raw value has another type than the record, so that an earlier good value is better. */
  readonly isWrong: boolean;
}

/**
 * Parses one record. Never throws: whatever the raw value is, the result is complete.
 * @param path Path below the base path.
 * @param raw Its value in the database.
 */
export function parseRecord<P extends RecordPath>(
  path: P,
  raw: unknown,
  sanitiser: Sanitiser,
): Parsed<Records[P]> {
  const issues: ContentIssue[] = [];
  const context = { sanitiser, issues };
  const step = stepsTo(path)?.at(-1);
  const node = step && readContent(raw, step);
  const isWrong = node !== undefined && step?.field.kind !== 'flag' && !expectRecord(node, context);
  // The schema has the types of its records (`schema/values.ts`).
  const value = (step ? parseWhole(step, isWrong ? undefined : node, context) : null) as Records[P];
  return { value, issues, isWrong };
}
