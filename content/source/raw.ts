import { pictures, type MediaName } from './pictures';

/** A value of the database tree: what JSON can hold. */
export type Raw = string | number | boolean | { readonly [key: string]: Raw } | readonly Raw[];

/** A record of the database tree. */
export type RawRecord = Readonly<Record<string, Raw>>;

/** Text of every template entry, so that a template that shows by mistake is seen at once. */
export const TEMPLATE_TEXT = 'MODELLO: non mostrare';

/** Wraps a scalar as the CMS does. Takes the value; gives `{ _value }`. */
export function value(scalar: string): RawRecord {
  return { _value: scalar };
}

/** Wraps every text of a record. Takes plain texts by field; gives the same fields as `{ _value }`. */
export function values(texts: Readonly<Record<string, string>>): RawRecord {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, value(text)]));
}

function templateOf(entry: Raw): Raw {
  if (Array.isArray(entry)) return [];
  if (typeof entry !== 'object') return entry;
  const fields = Object.entries(entry).map(([field, inner]): [string, Raw] => {
    if (field === '_value') return [field, TEMPLATE_TEXT];
    if (field === '_list') return [field, Array.isArray(inner) ? inner.slice(0, 1) : []];
    return [field, templateOf(inner)];
  });
  return Object.fromEntries(fields);
}

/**
 * Makes a CMS list. Takes the entries to show (at least one, of one shape); gives `{ _list }` whose index 0 is a template
 * of that shape, and whose entries therefore start at 1.
 */
export function list(first: RawRecord, ...others: readonly RawRecord[]): RawRecord {
  return { _list: [templateOf(first), first, ...others] };
}

const TEMPLATE_ITEM: RawRecord = {
  _id: 0,
  _order: 0,
  immagine: { _value: '/demo/modello-non-mostrare.jpg', _mediaType: 'image/jpeg', _alt: TEMPLATE_TEXT },
};

/** Makes a gallery. Takes names of `pictures`, in the order of showing; gives `{ _list }` with the template as item 0. */
export function gallery(...names: readonly MediaName[]): RawRecord {
  const items = names.map((name, index): RawRecord => {
    const { url, mediaType, alt } = pictures[name];
    return { _id: index + 1, _order: index + 1, immagine: { _value: url, _mediaType: mediaType, _alt: alt } };
  });
  return { _list: [TEMPLATE_ITEM, ...items] };
}

/** Makes a call to action. Takes its label and its target; gives the record. */
export function cta(etichetta: string, link: string): RawRecord {
  return values({ etichetta, link });
}
