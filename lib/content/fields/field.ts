/**
 * What one part of the content is. `label`: HTML of a heading or a button; `html`: HTML of a block; `name`: a plain text for machines;
 * `media`: a picture or a video (`_value`, `_mediaType`, `_alt`).
 */
export type LeafKind = 'label' | 'html' | 'name' | 'link' | 'number' | 'flag' | 'media';

/** A field without parts of its own, and what editors call it (Italian). */
export interface LeafField {
  readonly kind: LeafKind;
  readonly name: string;
}

/** Named parts, in the order in which editors read them: titles first, pictures last. */
export type Parts = Readonly<Record<string, Field>>;

/** A record with named parts; its name is empty where the names of its parts say all. */
export interface GroupField {
  readonly kind: 'group';
  readonly name: string;
  readonly parts: Parts;
}

/** What editors call one entry of a list, and the gender of that word: “Nuova posizione”, “Nuovo servizio”. */
export interface EntryName {
  readonly one: string;
  readonly gender: 'm' | 'f';
  /** The part whose words tell one entry from the next; absent when entries have none, and are counted. */
  readonly title?: string;
  /** The parts that say where an entry stands, the first that is there counts; absent when its key does. */
  readonly order?: readonly string[];
}

/** A list; `parts` are those of each entry. */
export interface ListField {
  readonly kind: 'list';
  readonly name: string;
  readonly entry: EntryName;
  readonly parts: Parts;
}

/** A part of the content model. */
export type Field = LeafField | GroupField | ListField;

/** Makes a field without parts. Takes its kind and its name. */
export function leaf(kind: LeafKind, name: string): LeafField {
  return { kind, name };
}

/** Makes a record. Takes its name and its parts. */
export function group(name: string, parts: Parts): GroupField {
  return { kind: 'group', name, parts };
}

/** Makes a list. Takes its name, the name of an entry and the parts of each entry. */
export function list(name: string, entry: EntryName, parts: Parts): ListField {
  return { kind: 'list', name, entry, parts };
}

/** Makes a gallery. Takes its name and the name of one of its pictures. */
export function gallery(name: string, one = 'Immagine'): ListField {
  return list(
    name,
    { one, gender: 'f', order: ['_order'] },
    {
      immagine: leaf('media', 'Immagine'),
      _order: leaf('number', 'Ordine'),
      _id: leaf('number', 'Numero identificativo'),
    },
  );
}
