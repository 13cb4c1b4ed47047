import { CONTENT, pageWithoutScreen } from './content';
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

/** The parts of a media value. */
const MEDIA_PARTS = new Set(['_value', '_mediaType', '_alt']);

/** Returns the part with a key, under any of its names; `undefined` when there is none. */
function named(parts: Parts, key: string): Field | undefined {
  if (Object.hasOwn(parts, key)) return parts[key];
  return Object.values(parts).find(({ or }) => or === key);
}

/** Returns the part of a field with a key; `undefined` when the schema has none. */
function partOf(field: Field, key: string, isEntry: boolean): Field | undefined {
  const hasParts = field.kind === 'group' || (field.kind === 'list' && isEntry);
  return hasParts ? named(field.parts, key) : undefined;
}

/** Returns whether a key belongs to the field itself: the wrapper of a value, or a part of a media value. */
function belongsTo(field: Field, key: string, isEntry: boolean): boolean {
  if (field.kind === 'media') return MEDIA_PARTS.has(key);
  // A single media value is allowed in place of a gallery.
  if (field.kind === 'list') return !isEntry && isGallery(field) && MEDIA_PARTS.has(key);
  return field.kind !== 'group' && key === '_value';
}

/**
 * Returns the fields from the root down to a content path. `_value` and the parts of a media value belong to
 * their field; list wrappers (`_list`) are not steps.
 * @param path Path below the base path.
 * @returns The steps; `undefined` when the content model has no such path.
 */
export function stepsTo(path: string): readonly FieldStep[] | undefined {
  const keys = path.split('/');
  let field: Field = { kind: 'group', name: '', parts: CONTENT };
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
    } else if (belongsTo(field, key, isEntry)) continue;
    else if (field.kind === 'list' && !isEntry) {
      isEntry = true;
      steps.push({ field, path: at, key });
    } else if (keys[0] === 'pagine' && index === 1) {
      field = pageWithoutScreen(key);
      steps.push({ field, path: at });
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
