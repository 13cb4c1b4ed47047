declare const brand: unique symbol;

/**
 * Sanitised HTML for a block container: flow content (paragraphs, lists, tables, links).
 * Only `lib/html` makes values of this type; the one component that renders HTML accepts nothing else.
 */
export type SafeHtml = string & { readonly [brand]: 'flow' };

/**
 * Sanitised HTML for headings, labels and buttons: phrasing content without links,
 * so that it can stand inside an `<a>`, a `<button>` or a heading.
 */
export type SafeInline = string & { readonly [brand]: 'phrasing' };

/** Turns untrusted HTML into the two safe kinds. Pure: the same input always gives the same bytes. */
export interface Sanitiser {
  /** Cleans the HTML of a block. */
  flow: (untrusted: string) => SafeHtml;
  /** Cleans the HTML of a heading or a label. */
  phrasing: (untrusted: string) => SafeInline;
}
