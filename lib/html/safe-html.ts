declare const brand: unique symbol;

/**
 * Sanitised HTML of a block: flow content (paragraphs, lists, tables, links). Only `lib/html` makes values of
 * this type; the one component that renders HTML accepts nothing else.
 */
export type SafeHtml = string & { readonly [brand]: 'flow' };

/** Sanitised HTML of headings, labels and buttons: phrasing content without links, valid inside an `<a>`. */
export type SafeInline = string & { readonly [brand]: 'phrasing' };

/** The output for the same input is always the same, byte for byte. */
export interface Sanitiser {
  flow: (untrusted: string) => SafeHtml;
  phrasing: (untrusted: string) => SafeInline;
}
