import { withValueAt } from 'still-live/content/parts';
import { type Place, stepsTo } from 'still-live/content/schema/find-field';
import { type ContentNode, readContent } from 'still-live/content/schema/normal-form';

/** Content as an editor would write it: values, groups, and lists; in a list a text is the address of a picture. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

/** A picture as the database stores it; its text alternative is made from the name of its file. */
function picture(url: string, id: number): object {
  const name = /([^/]*?)(?:\.\w+)?$/.exec(url)?.[1] ?? '';
  return {
    _id: id,
    _order: id,
    immagine: { _value: url, _mediaType: 'image/jpeg', _alt: `Immagine ${name}` },
  };
}

/** Content as the database stores it: values and lists in their wrappers, each list with its template. */
export function stored(content: Plain): unknown {
  if (typeof content !== 'object') return { _value: content };
  if (Array.isArray(content)) {
    const entries = content.map((entry: Plain, index) =>
      typeof entry === 'string' ? picture(entry, index + 1) : stored(entry),
    );
    return { _list: [{ _id: 0 }, ...entries] };
  }
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, stored(part)]));
}

export function treeWith(path: string, raw: unknown): object {
  return withValueAt({}, path, raw);
}

export function nodeOf(path: string, raw: unknown): ContentNode {
  const place: Place = stepsTo(path)?.at(-1) ?? { key: '', path, field: undefined, isEntry: false };
  const node = readContent(raw, place);
  if (node === undefined) throw new Error(`no content at ${path}`);
  return node;
}
