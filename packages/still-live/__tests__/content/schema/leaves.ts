import { type Field, isGallery } from 'still-live/content/schema/field';
import { declared } from 'still-live/declaration';

/** A field without parts: its path, and what the schema says of it. Of a gallery it is the picture of an item. */
export interface LeafField {
  readonly path: string;
  readonly field: Field;
}

/**
 * Returns the fields of the schema that have no parts, each in one entry of the lists around it.
 * @param entryOf Gives the path of that entry from the path of its list.
 */
export function leavesOfSchema(entryOf: (list: string, field: Field) => string): readonly LeafField[] {
  const leavesOf = (field: Field, path: string): readonly LeafField[] => {
    if (field.kind === 'media' || !('parts' in field)) return [{ path, field }];
    const inside = field.kind === 'list' ? entryOf(path, field) : path;
    if (isGallery(field)) return leavesOf(field.parts.immagine, `${inside}/immagine`);
    return Object.entries(field.parts).flatMap(([key, part]) => leavesOf(part, `${inside}/${key}`));
  };
  return Object.entries(declared('content')).flatMap(([key, field]) => leavesOf(field, key));
}
