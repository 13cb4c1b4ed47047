import { CONTENT, pageWithoutScreen } from './content-fields';
import type { Field, ListField } from './field';

/** A field on the way to a content path; `key` is that of the entry, where the step is an entry of a list. */
export interface FieldStep {
  readonly field: Field;
  /** Path of this step below the base path, as it was asked for. */
  readonly path: string;
  /** Key of the entry, when this step is an entry of the list `field`. */
  readonly key?: string;
}

/** What a media value holds beside its address. */
const MEDIA_PARTS = new Set(['_value', '_mediaType', '_alt']);

function isGallery(field: ListField): boolean {
  return field.parts['immagine'] !== undefined;
}

/** The part of a field that a key names; `undefined` when the model has none. */
function partOf(field: Field, key: string, isEntry: boolean): Field | undefined {
  if (field.kind === 'group') return Object.hasOwn(field.parts, key) ? field.parts[key] : undefined;
  if (field.kind !== 'list') return undefined;
  return isEntry && Object.hasOwn(field.parts, key) ? field.parts[key] : undefined;
}

/** Whether a key stays at the field it is a part of: the wrapper of a value, or what a media value holds. */
function staysAt(field: Field, key: string, isEntry: boolean): boolean {
  if (field.kind === 'media') return MEDIA_PARTS.has(key);
  // A single media value may stand in place of a gallery.
  if (field.kind === 'list') return !isEntry && isGallery(field) && MEDIA_PARTS.has(key);
  return field.kind !== 'group' && key === '_value';
}

/**
 * Finds the fields on the way to a content path, from the page (or `footer`) down to what the path names. Takes a path below the base
 * path; gives `undefined` when the content model has no such path. `_value` and the parts of a media value stay at their
 * field; list wrappers (`_list`) are no step.
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
    } else if (staysAt(field, key, isEntry)) continue;
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
