import { madeOf } from 'still-live/declaration';
import { type Field, isGallery, type Parts } from './field';
import { LIST, VALUE } from './stored';
import type { FixedPath } from './values';

export interface Place {
  /** Its name in the schema, or in the database where the schema does not know it, or the key of an entry. */
  readonly key: string;
  readonly path: string;
  /** For an entry, its list; `undefined` for what the site does not read. */
  readonly field: Field | undefined;
  readonly isEntry: boolean;
}

export interface Step extends Place {
  readonly field: Field;
}

export const contentRoot = madeOf('content', (parts): Step => ({
  key: '',
  path: '',
  field: { kind: 'group', name: '', parts },
  isEntry: false,
}));

export function partsOf({ field, isEntry }: Pick<Place, 'field' | 'isEntry'>): Parts {
  if (field === undefined || !('parts' in field)) return {};
  if (field.kind !== 'list' || isEntry) return field.parts;
  // A single picture is allowed in place of a gallery.
  return isGallery(field) ? field.parts.immagine.parts : {};
}

function fieldOf(place: Step, key: string): Field | undefined {
  const parts = partsOf(place);
  const named = Object.hasOwn(parts, key)
    ? parts[key]
    : Object.values(parts).find(({ storedAlsoAs }) => storedAlsoAs === key);
  return named ?? (place.field.kind === 'group' ? place.field.others?.(key) : undefined);
}

/**
 * Returns the places from the root down to a content path; `undefined` when the schema has no such path. `_value`
 * belongs to its field, and list wrappers (`_list`) are not steps.
 */
export function stepsTo(path: string): readonly Step[] | undefined {
  const keys = path.split('/');
  const steps: Step[] = [];
  for (const [index, key] of keys.entries()) {
    const last = steps.at(-1) ?? contentRoot();
    const { field, isEntry } = last;
    const isList = field.kind === 'list' && !isEntry;
    const part = fieldOf(last, key);
    const at = keys.slice(0, index + 1).join('/');
    if (part ?? (isList && key !== LIST && key !== VALUE))
      steps.push({ key, path: at, field: part ?? field, isEntry: !part });
    else if (!isList && (key !== VALUE || field.kind === 'group')) return undefined;
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

// A record comes before those inside it.
export const fixedPaths = madeOf('content', (parts) => recordsIn(parts, '') as readonly FixedPath[]);

export function isGrouping(path: string): boolean {
  const paths: readonly string[] = fixedPaths();
  return !paths.includes(path) && paths.some((record) => path === '' || record.startsWith(`${path}/`));
}
