import type { Shown } from 'still-live/html/safe-html';

type LeafKind = 'label' | 'html' | 'name' | 'link' | 'day' | 'number' | 'amount' | 'flag' | 'media';

/** What a field may say beside its kind and its `name`, which is what editors call it (in Italian). */
interface Traits extends Shown {
  /**
   * A record is read on its own, and published whole, without the records inside it. With `each`, every entry of a list
   * is a record.
   */
  readonly record?: true | 'each';
  /** How much of a record the record around it contains. Without this, only its heads. */
  readonly around?: 'whole' | 'nothing';
  /** A head, such as a title, is also in the record around its own (`too`), or only there (`only`). */
  readonly head?: 'too' | 'only';
  /** The name in the parsed value, where it differs from the one in the database. */
  readonly parsedAs?: string;
  /** Another name in the database, used when the first is missing. */
  readonly storedAlsoAs?: string;
  readonly required?: true;
  /**
   * The message to editors when the field is missing, with what visitors see instead. Parts of one group or entry that
   * have such a message belong together: when all of them are missing, the editor left them out on purpose, and nothing
   * is reported.
   */
  readonly missing?: { readonly severity: 'error' | 'warning'; readonly message: string };
}

export interface Leaf<K extends LeafKind = LeafKind> extends Traits {
  readonly kind: K;
  readonly name: string;
}

/** The keys are the names in the database, in the order in which editors read them: titles first, pictures last. */
export type Parts = Readonly<Record<string, Field>>;

export interface Group<P extends Parts = Parts> extends Traits {
  readonly kind: 'group';
  readonly name: string;
  readonly parts: P;
  readonly others?: (key: string) => Field;
}

/** Width divided by height of the box that crops a picture; where boxes differ, of the narrowest and the widest one. */
export type Boxes = readonly [narrowest: number, widest?: number];

interface Media extends Leaf<'media'> {
  readonly parts: Parts;
  readonly boxes: Boxes;
}

/** What editors call one entry of a list, and the gender of the word (“Nuova posizione”). */
interface EntryName {
  readonly one: string;
  readonly gender: 'm' | 'f';
  /** The part with the title of an entry. Entries without one are named by their number. */
  readonly title?: string;
  readonly subtitle?: string;
  /** The part with the place of an entry. Without it, the key is the place. */
  readonly order?: string;
}

export interface List<P extends Parts = Parts> extends Traits {
  readonly kind: 'list';
  readonly name: string;
  readonly entry: EntryName;
  readonly parts: P;
  /**
   * With `index`, only an index is the key of an entry. With `page`, keys are names of pages, parsed entries have them
   * as `page`, and nothing is a template.
   */
  readonly keys: 'any' | 'index' | 'page';
}

interface GalleryField extends List<{ readonly immagine: Media; readonly _order: Leaf; readonly _id: Leaf }> {
  readonly media: true;
}

export type Field = Leaf | Media | Group | List;

/** Which parts each view of a record has, by their `head`: `own` is the record itself, `heads` is it in the record around. */
export const PARTS_OF = { own: [undefined, 'too'], heads: ['too', 'only'] } as const;

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

/** HTML of a heading or a button, on one line. */
export const label = (called: string) => leaf('label', called);
/** HTML of a block of text. */
export const html = (called: string) => leaf('html', called);
/** A short plain text. */
export const name = (called: string) => leaf('name', called);
/** The target of a link, as an editor writes it. */
export const link = (called: string) => leaf('link', called);
/** A day of the calendar, which is parsed to `YYYY-MM-DD`. */
export const day = (called: string) => leaf('day', called);
/** A number. As the place of an entry, it may be missing: entries without a number sort last. */
export const number = (called: string) => leaf('number', called);
/** A number that is never negative, as Italian writes it: `1.250,50`. */
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

/** Named parts under one name for editors. */
export function group<P extends Parts>(called: string, parts: P): Group<P> {
  return { kind: 'group', name: called, parts };
}

/** Entries of one kind. `parts` are those of each entry. */
export function list<P extends Parts>(called: string, entry: EntryName, parts: P): List<P> {
  return { kind: 'list', name: called, entry, parts, keys: 'any' };
}

/** Pictures and videos in order. The boxes are those that crop them on the page (`Boxes`). */
export function gallery(called: string, one: string, ...boxes: Boxes): GalleryField {
  const parts = {
    immagine: needed('Immagine mancante: la voce non compare', media(boxes)),
    _order: number('Ordine'),
    _id: name('Numero identificativo'),
  };
  return { ...list(called, { one, gender: 'f', order: '_order' }, parts), media: true };
}

/** Adds to a field what only some fields say, such as `record`, `head` or `keys`. */
export function having<F extends Field, const M extends Traits & Pick<Partial<List>, 'keys'>>(
  field: F,
  traits: M,
): Omit<F, keyof M> & M {
  return { ...field, ...traits };
}

/** A group that is read by itself. */
export function record<const P extends Parts>(called: string, parts: P) {
  return having(group(called, parts), { record: true });
}

/** Whether the menu shows a page: a record of its own, so that the menu needs nothing else of the page. */
export function visibility() {
  return having(flag('Visibilità nel menu'), { record: true, around: 'nothing' });
}

/** The record of a screen, and whether the menu shows it. */
export function page<const P extends Parts>(called: string, parts: P) {
  return record(called, { ...parts, _visibility: visibility() });
}

/** Makes a field whose absence is an error. The message says what visitors miss, and what they see then. */
export function needed<F extends Field>(message: string, field: F): F {
  return { ...field, missing: { severity: 'error', message } };
}

/** Makes a field whose absence is a warning. The message says what visitors see without it. */
export function wanted<F extends Field>(message: string, field: F): F {
  return { ...field, missing: { severity: 'warning', message } };
}

/** Says on which grounds a field and its parts are shown; a part may say otherwise itself. */
export function on<F extends Field>(looks: NonNullable<Shown['on']>, field: F): F {
  const shown = { on: looks, ...field };
  if (!('parts' in field)) return shown;
  const parts = Object.entries<Field>(field.parts).map(([key, part]) => [key, on(looks, part)] as const);
  return { ...shown, parts: Object.fromEntries<Field>(parts) };
}

export function isGallery(field: Field): field is GalleryField {
  return 'media' in field;
}
