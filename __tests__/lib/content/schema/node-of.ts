import { stepsTo } from '@/lib/content/schema/find-field';
import { type ContentNode, readContent } from '@/lib/content/schema/normal-form';

/** The content at a path in its normal form, from its raw value. */
export function nodeOf(path: string, raw: unknown): ContentNode {
  const { field, key } = stepsTo(path)?.at(-1) ?? {};
  const node = readContent(raw, { path, ...(field && { field }), ...(key !== undefined && { key }) });
  if (node === undefined) throw new Error(`no content at ${path}`);
  return node;
}
