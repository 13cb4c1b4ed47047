import { CONTENT } from './content';
import { type Field, isGallery, type Parts } from './field';
import { LIST, VALUE } from './stored';
import type { FixedPath } from './values';

/** A field at or above a content path. */
export interface FieldStep {
  readonly field: Field;
  /** Path of this step below the base path, as it was given. */
  readonly path: string;
  /** Key of the entry, when this step is an entry of the list `field`. */
  readonly key?: string;
}

/** All content, as one field. */
export const ROOT: Field = { kind: 'group', name: '', parts: CONTENT };

/** Returns the parts that a field, or an entry of it, can have. */
export function partsOf(field: Field | undefined, isEntry: boolean): Parts {
  if (field === undefined || !('parts' in field)) return {};
  if (field.kind !== 'list' || isEntry) return field.parts;
  // A single picture is allowed in place of a gallery.
  return isGallery(field) ? field.parts.immagine.parts : {};
}

/** Returns the part with a key, under any of its names; `undefined` when there is none. */
function partOf(field: Field, key: string, isEntry: boolean): Field | undefined {
  const parts = partsOf(field, isEntry);
  const named = Object.hasOwn(parts, key) ? parts[key] : Object.values(parts).find(({ or }) => or === key);
  return named ?? (field.kind === 'group' ? field.others?.(key) : undefined);
}

/**
 * Returns the fields from the root down to a content path; `undefined` when the schema has no such path. `_value`
 * belongs to its field; list wrappers (`_list`) are not steps.
 */
export function stepsTo(path: string): readonly FieldStep[] | undefined {
  const keys = path.split('/');
  const steps: FieldStep[] = [];
  for (const [index, key] of keys.entries()) {
    const { field, key: entry }: Partial<FieldStep> = steps.at(-1) ?? {};
    const isList = field?.kind === 'list' && entry === undefined;
    const at = keys.slice(0, index + 1).join('/');
    const part = partOf(field ?? ROOT, key, entry !== undefined);
    if (part) steps.push({ field: part, path: at });
    else if (isList && key !== LIST && key !== VALUE) steps.push({ field, path: at, key });
    else if (!isList && !(key === VALUE && field && field.kind !== 'group')) return undefined;
  }
  return steps;
}

function recordsIn(parts: Parts, path: string): string[] {
  return Object.entries(parts).flatMap(([key, part]) => {
    if (part.kind !== 'group') return part.kind === 'list' && part.record === true ? [`${path}${key}`] : [];
    const below = recordsIn(part.parts, `${path}${key}/`);
    return part.record ? [`${path}${key}`, ...below] : below;
  });
}

/** The records with a fixed path; a record comes before those inside it. */
export const FIXED_PATHS = recordsIn(CONTENT, '') as readonly FixedPath[];

/** Returns whether a path has no content of its own, and only groups pages or settings. */
export function isGrouping(path: string): boolean {
  const paths: readonly string[] = FIXED_PATHS;
  return !paths.includes(path) && paths.some((record) => path === '' || record.startsWith(`${path}/`));
}
