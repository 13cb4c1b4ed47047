import type { Shown } from 'still-live/html/safe-html';

/**
 * Kind of a field without parts. `label`: HTML of a heading or a button; `html`: HTML of a block; `name`: a
 * short plain text; `day`: `YYYY-MM-DD`; `amount`: a number that is never negative, as Italian writes it;
 * `media`: a picture or a video.
 */
type LeafKind = 'label' | 'html' | 'name' | 'link' | 'day' | 'number' | 'amount' | 'flag' | 'media';

/** What else is known about a field than its kind, and its `name`: what editors call it (Italian). */
interface Traits extends Shown {
  /** Whether it is a record: read on its own, and published whole without those inside; `each`: every entry is one. */
  readonly record?: true | 'each';
  /** Of a record inside another one: how much of it the outer record contains. Without this, only its heads. */
  readonly around?: 'whole' | 'nothing';
  /** A head of its record, such as a title: the record around has it `too`, or that alone has it (`only`). */
  readonly head?: 'too' | 'only';
  /** Its name in the parsed value, where this is not the one in the database. */
  readonly parsedAs?: string;
  /** Another name in the database, for when the first is missing. */
  readonly storedAlsoAs?: string;
  /** Whether an entry without it is left out. */
  readonly required?: true;
  /**
   * The message to editors when it is missing, with what visitors see instead. Parts of one group or entry that have such a
   * message belong together: when all of them are missing, the editor left them out on purpose, and nothing is reported.
   */
  readonly missing?: { readonly severity: 'error' | 'warning'; readonly message: string };
}

export interface Leaf<K extends LeafKind = LeafKind> extends Traits {
  readonly kind: K;
  readonly name: string;
}

/** By their names in the database, in the order in which editors read them: titles first, pictures last. */
export type Parts = Readonly<Record<string, Field>>;

/** A group of named parts; its name is empty where the names of its parts are enough. */
export interface Group<P extends Parts = Parts> extends Traits {
  readonly kind: 'group';
  readonly name: string;
  readonly parts: P;
  /** The field of a part with any other key; absent where there are no others. */
  readonly others?: (key: string) => Field;
}

/** Width by height of the box that crops a picture; of the narrowest and of the widest one, where they differ. */
export type Boxes = readonly [narrowest: number, widest?: number];

/** A picture or a video: its value is its address. */
interface Media extends Leaf<'media'> {
  readonly parts: Parts;
  readonly boxes: Boxes;
}

/** What editors call one entry of a list, and the gender of the word (“Nuova posizione”). */
interface EntryName {
  readonly one: string;
  readonly gender: 'm' | 'f';
  /** The part that is the title of an entry; absent when entries have none and are named by their number. */
  readonly title?: string;
  /** The part that tells apart entries of the same title. */
  readonly subtitle?: string;
  /** The part that contains the place of an entry; absent when its key is the place. */
  readonly order?: string;
}

/** A list; `parts` are those of each entry. */
export interface List<P extends Parts = Parts> extends Traits {
  readonly kind: 'list';
  readonly name: string;
  readonly entry: EntryName;
  readonly parts: P;
  /**
   * The keys of its entries: `any`, or only the `index` of an entry. `page`: the keys are names of pages, the
   * parsed entries have them as `page`, and nothing is a template.
   */
  readonly keys: 'any' | 'index' | 'page';
}

interface GalleryField extends List<{ readonly immagine: Media; readonly _order: Leaf; readonly _id: Leaf }> {
  readonly media: true;
}

export type Field = Leaf | Media | Group | List;

/** Which parts a value has, by their `head`: in the record itself (`own`), and in the record around it (`heads`). */
export const PARTS_OF = { own: [undefined, 'too'], heads: ['too', 'only'] } as const;

/** How much of a field the record around it contains. */
export type ViewOf<F> = F extends { readonly around: 'whole' }
  ? 'own'
  : F extends (F extends List ? { readonly record: 'each' } : { readonly record: true })
    ? 'heads'
    : 'own';

export function viewOf({ kind, record, around }: Field): keyof typeof PARTS_OF {
  return around !== 'whole' && record === (kind === 'list' ? 'each' : true) ? 'heads' : 'own';
}

function leaf<K extends LeafKind>(kind: K, called: string): Leaf<K> {
  return { kind, name: called };
}

export const label = (called: string) => leaf('label', called);
export const html = (called: string) => leaf('html', called);
export const name = (called: string) => leaf('name', called);
export const link = (called: string) => leaf('link', called);
export const day = (called: string) => leaf('day', called);
/** Entries without a number sort last. */
export const number = (called: string) => leaf('number', called);
export const amount = (called: string) => leaf('amount', called);
export const flag = (called: string) => leaf('flag', called);

const media = (boxes: Boxes): Media => ({
  kind: 'media',
  name: 'Immagine',
  parts: {
    _alt: name('Testo alternativo'),
    _focus: name('Punto a fuoco'),
    _mediaType: name('Tipo di file'),
    _poster: name('Immagine al posto del video di YouTube'),
  },
  boxes,
});

export function group<P extends Parts>(called: string, parts: P): Group<P> {
  return { kind: 'group', name: called, parts };
}

export function list<P extends Parts>(called: string, entry: EntryName, parts: P): List<P> {
  return { kind: 'list', name: called, entry, parts, keys: 'any' };
}

export function gallery(called: string, one: string, ...boxes: Boxes): GalleryField {
  const parts = {
    immagine: needed('Immagine mancante: la voce non compare', media(boxes)),
    _order: number('Ordine'),
    _id: name('Numero identificativo'),
  };
  return { ...list(called, { one, gender: 'f', order: '_order' }, parts), media: true };
}

export function having<F extends Field, const M extends Traits & Pick<Partial<List>, 'keys'>>(
  field: F,
  traits: M,
): Omit<F, keyof M> & M {
  return { ...field, ...traits };
}

/** Says that visitors miss something without a field, and what they see then. */
export function needed<F extends Field>(message: string, field: F): F {
  return { ...field, missing: { severity: 'error', message } };
}

/** Says that a field should be there, and what visitors see without it. */
export function wanted<F extends Field>(message: string, field: F): F {
  return { ...field, missing: { severity: 'warning', message } };
}

/** Says on which grounds a field is shown, with the parts in it that do not say otherwise. */
export function on<F extends Field>(looks: NonNullable<Shown['on']>, field: F): F {
  const shown = { on: looks, ...field };
  if (!('parts' in field)) return shown;
  const parts = Object.entries<Field>(field.parts).map(([key, part]) => [key, on(looks, part)] as const);
  return { ...shown, parts: Object.fromEntries<Field>(parts) };
}

export function isGallery(field: Field): field is GalleryField {
  return 'media' in field;
}
