import type { Config, WindowLike } from 'dompurify';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';

/** A Trusted Types policy, as DOMPurify expects it. */
export type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** Name of the policy, for the CSP directive `trusted-types`. */
export const POLICY_NAME = 'feeling-html';

let policy: HtmlPolicy | undefined;

function refuse(): never {
  throw new TypeError(`${POLICY_NAME}: no script is ever trusted`);
}

/**
 * Returns the page's policy for HTML. It is created on first use, because a name may be used only once. It
 * accepts any HTML: its users are DOMPurify, which parses untrusted HTML in an inert document, and
 * `trustedHtml`, whose type accepts sanitised HTML only.
 * @returns The policy; `undefined` in Node and in browsers without Trusted Types.
 * @throws {TypeError} where the CSP does not name the policy.
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
 * Returns sanitised HTML as `innerHTML` accepts it: a `TrustedHTML` where
 * `require-trusted-types-for 'script'` applies, elsewhere the string itself. Every call makes a new object,
 * and React sets `innerHTML` again when `__html` is another object: memoise the result by the string.
 */
export function trustedHtml(html: SafeHtml | SafeInline): ReturnType<HtmlPolicy['createHTML']> | string {
  return htmlPolicy()?.createHTML(html) ?? html;
}
