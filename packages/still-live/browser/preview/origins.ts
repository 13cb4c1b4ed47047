import { isRecord, isTree } from 'still-live/content/raw-tree';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import { type Field, isGallery } from 'still-live/content/schema/field';
import { stepsTo } from 'still-live/content/schema/find-field';
import { type ContentNode, partOf, readContent } from 'still-live/content/schema/normal-form';

/*
 * In the preview every text says where it comes from: it begins with a comment that has its content path. So every
 * element that shows a text knows its field, whatever component renders it, and neither the components of the site
 * nor the parser need to know anything of it.
 */

const NOTE = 'content:';

// A key of the database may hold what would end the comment, or begin a tag.
function noteOf(path: string): string {
  return `<!--${NOTE}${path.replaceAll('<', '%3C').replaceAll('>', '%3E')}-->`;
}

export function pathInNote(data: string): string | undefined {
  return data.startsWith(NOTE)
    ? data.slice(NOTE.length).replaceAll('%3E', '>').replaceAll('%3C', '<')
    : undefined;
}

// Writes the notes into a parsed value, beside the content that it was parsed from.
function noted(of: Field, node: ContentNode | undefined, value: unknown): unknown {
  if (node === undefined || value === '') return value;
  if (of.kind === 'label' || of.kind === 'html') return `${noteOf(node.path)}${String(value)}`;
  if (!('parts' in of) || isGallery(of) || !isTree(value)) return value;
  if (!isRecord(value))
    return Object.values(value).map((entry) => {
      const { key, page = key } = isRecord(entry) ? entry : {};
      return noted(of, partOf(node, String(page)), entry);
    });
  const parts = Object.entries(of.parts).map(([key, part]) => [part.parsedAs ?? key, key, part] as const);
  const shown = parts.filter(([name]) => Object.hasOwn(value, name));
  return {
    ...value,
    ...Object.fromEntries(
      shown.map(([name, key, part]) => [name, noted(part, partOf(node, key), value[name])]),
    ),
  };
}

/** Notes in a parsed record where its texts come from. The sanitiser has removed all other comments. */
export function withOrigins<P extends RecordPath>(path: P, raw: unknown, value: Records[P]): Records[P] {
  const step = stepsTo(path)?.at(-1);
  return step ? (noted(step.field, readContent(raw, step), value) as Records[P]) : value;
}
