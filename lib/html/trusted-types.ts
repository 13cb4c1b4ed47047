import type { Config, WindowLike } from 'dompurify';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';

/** A Trusted Types policy, as DOMPurify takes it. */
export type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The policy's name, for the CSP directive `trusted-types`. */
export const POLICY_NAME = 'feeling-html';

let policy: HtmlPolicy | undefined;

function refuse(): never {
  throw new TypeError(`${POLICY_NAME}: no script is ever trusted`);
}

/**
 * The page's only Trusted Types policy, made on first use, because a name may be used once. It lets every HTML through: it is for
 * DOMPurify, which parses untrusted HTML in an inert document, and for `trustedHtml`, whose type takes sanitised HTML only.
 * Gives `undefined` in Node and in browsers without Trusted Types. Raises `TypeError` where the CSP does not name the policy.
 */
export function htmlPolicy(): HtmlPolicy | undefined {
  const { trustedTypes }: Pick<WindowLike, 'trustedTypes'> = globalThis as Pick<WindowLike, 'trustedTypes'>;
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
  return policy;
}

/**
 * Sanitised HTML as `innerHTML` takes it where `require-trusted-types-for 'script'` is in force; elsewhere the string itself.
 * Every call makes a new object, and React sets `innerHTML` again when `__html` is not identical: memoise it by the string.
 */
export function trustedHtml(html: SafeHtml | SafeInline): ReturnType<HtmlPolicy['createHTML']> | string {
  return htmlPolicy()?.createHTML(html) ?? html;
}
