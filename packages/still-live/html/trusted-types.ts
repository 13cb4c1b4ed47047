import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';
import type { SafeHtml, SafeInline } from './safe-html';

/** Name of the policy, for the CSP directive `trusted-types`. */
export const POLICY_NAME = 'site-html';

let policy: TrustedTypePolicy | undefined;

function refuse(): never {
  throw new TypeError(`${POLICY_NAME}: no script is ever trusted`);
}

/**
 * Created on first use, because a name may be used only once. It accepts any HTML, but its only user is `trustedHtml`.
 * `undefined` in Node and in browsers without Trusted Types.
 * @throws {TypeError} where the CSP does not name the policy.
 */
function htmlPolicy(): TrustedTypePolicy | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
  return policy;
}

/** Every call makes a new object, and React sets `innerHTML` again when `__html` is another one: memoise by the string. */
export function trustedHtml(
  html: SafeHtml | SafeInline,
): ReturnType<TrustedTypePolicy['createHTML']> | string {
  return htmlPolicy()?.createHTML(html) ?? html;
}
