import type { Look } from 'still-live/brand/looks';

declare const brand: unique symbol;

/**
 * Sanitised HTML of a block: flow content (paragraphs, lists, tables, links). Only `packages/still-live/html` makes values of
 * this type; the one component that renders HTML accepts nothing else.
 */
export type SafeHtml = string & { readonly [brand]: 'flow' };

/** Sanitised HTML of headings, labels and buttons: phrasing content without links, valid inside an `<a>`. */
export type SafeInline = string & { readonly [brand]: 'phrasing' };

export interface Shown {
  /** Its colour and ground at each place, also under the pointer and selected; ink on paper when nothing is said. */
  readonly on?: readonly Look[];
  /** Whether it is large at each of them: 24 pixels and more. */
  readonly large?: true;
}

/** The output for the same input is always the same, byte for byte. Colours stay where they can be read. */
export interface Sanitiser {
  flow: (untrusted: string, shown?: Shown) => SafeHtml;
  phrasing: (untrusted: string, shown?: Shown) => SafeInline;
  /** Public address of the site: links to it become routes, in fields too. */
  readonly siteUrl?: string | undefined;
}
