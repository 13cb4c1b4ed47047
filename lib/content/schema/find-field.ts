import { CONTENT } from './content';
import { type Field, isGallery, type Parts } from './field';
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
 * Returns the fields from the root down to a content path. `_value` belongs to its field; list wrappers
 * (`_list`) are not steps.
 * @param path Path below the base path.
 * @returns The steps; `undefined` when the content model has no such path.
 */
export function stepsTo(path: string): readonly FieldStep[] | undefined {
  const keys = path.split('/');
  let field: Field = ROOT;
  let isEntry = false;
  const steps: FieldStep[] = [];
  for (const [index, key] of keys.entries()) {
    if (field.kind === 'list' && !isEntry && key === '_list') continue;
    const at = keys.slice(0, index + 1).join('/');
    const part = partOf(field, key, isEntry);
    if (part !== undefined) {
      field = part;
      isEntry = false;
      steps.push({ field, path: at });
    } else if (key === '_value' && field.kind !== 'group') continue;
    else if (field.kind === 'list' && !isEntry) {
      isEntry = true;
      steps.push({ field, path: at, key });
    } else return undefined;
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
