/**
 * Kind of a field. `label`: HTML of a heading or a button; `html`: HTML of a block; `name`: plain text;
 * `media`: a picture or a video (`_value`, `_mediaType`, `_alt`).
 */
type LeafKind = 'label' | 'html' | 'name' | 'link' | 'number' | 'flag' | 'media';

/** A field without parts, and what editors call it (Italian). */
interface LeafField {
  readonly kind: LeafKind;
  readonly name: string;
}

/** Named parts, in the order in which editors read them: titles first, pictures last. */
export type Parts = Readonly<Record<string, Field>>;

/** A record with named parts; its name is empty where the names of its parts are enough. */
export interface GroupField {
  readonly kind: 'group';
  readonly name: string;
  readonly parts: Parts;
}

/** What editors call one entry of a list, and the gender of the word (“Nuova posizione”). */
interface EntryName {
  readonly one: string;
  readonly gender: 'm' | 'f';
  /** The part that is the title of an entry; absent when entries have none and are named by their number. */
  readonly title?: string;
  /**
   * The parts that can contain the place of an entry; the first found counts. Absent when its key is the
   * place.
   */
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

/** Makes a field without parts. */
export function leaf(kind: LeafKind, name: string): LeafField {
  return { kind, name };
}

/** Makes a record. */
export function group(name: string, parts: Parts): GroupField {
  return { kind: 'group', name, parts };
}

/** Makes a list; `parts` are those of each entry. */
export function list(name: string, entry: EntryName, parts: Parts): ListField {
  return { kind: 'list', name, entry, parts };
}

/** Makes a gallery; `one` is the name of one picture. */
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
