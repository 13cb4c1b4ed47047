import type { Look } from 'still-live/brand/looks';
import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';

declare const brand: unique symbol;

/**
 * Sanitised HTML of a block: flow content (paragraphs, lists, tables, links). Only `packages/still-live/html` makes values of
 * this type; the one component that renders HTML accepts nothing else.
 */
export type SafeHtml = string & { readonly [brand]: 'flow' };

/** Sanitised HTML of headings, labels and buttons: phrasing content without links, valid inside an `<a>`. */
export type SafeInline = string & { readonly [brand]: 'phrasing' };

export interface Shown {
  /** Its colour and ground at each place, also under the pointer and when selected. Without it, ink on paper. */
  readonly on?: readonly Look[];
  /** Whether it has at least 24 pixels at each place. */
  readonly large?: true;
}

/** The output for the same input is always the same, byte for byte. Colours stay only where they can be read. */
export interface Sanitiser {
  flow: (untrusted: string, shown?: Shown) => SafeHtml;
  phrasing: (untrusted: string, shown?: Shown) => SafeInline;
  /** Public address of the site. Links to it become routes. */
  readonly siteUrl?: string | undefined;
}

export const POLICY_NAME = 'site-html';

let policy: TrustedTypePolicy | undefined;

function refuse(): never {
  throw new TypeError(`${POLICY_NAME}: no script is ever trusted`);
}

// Created on first use, because a name may be used only once; throws where the CSP does not name it. It accepts any
// HTML, so only `trustedHtml` may use it.
function htmlPolicy(): TrustedTypePolicy | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
  return policy;
}

/**
 * Memoise the result by the string: every call makes a new object, and React sets `innerHTML` again when `__html` is
 * another one.
 */
export function trustedHtml(
  html: SafeHtml | SafeInline,
): ReturnType<TrustedTypePolicy['createHTML']> | string {
  return htmlPolicy()?.createHTML(html) ?? html;
}
