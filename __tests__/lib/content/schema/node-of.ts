import { type Place, stepsTo } from '@/lib/content/schema/find-field';
import { type ContentNode, readContent } from '@/lib/content/schema/normal-form';

/** The content at a path in its normal form, from its raw value. */
export function nodeOf(path: string, raw: unknown): ContentNode {
  const place: Place = stepsTo(path)?.at(-1) ?? { key: '', path, field: undefined, isEntry: false };
  const node = readContent(raw, place);
  if (node === undefined) throw new Error(`no content at ${path}`);
  return node;
}
