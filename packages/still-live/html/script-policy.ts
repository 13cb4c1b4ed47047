import type { TrustedTypePolicyFactory } from 'trusted-types/lib';
import { parseAddress } from 'still-live/route/parse-address';

/** The browser uses the policy of this name for strings that come from no other policy. */
export const DEFAULT_POLICY_NAME = 'default';

const SCRIPTS = '/_next/static/';

function refuse(what: string): never {
  throw new TypeError(`Trusted Types: ${what} is refused`);
}

export function isOwnScript(
  address: string,
  page: { readonly href: string; readonly origin: string },
): boolean {
  const target = parseAddress(address, page.href);
  return target?.origin === page.origin && target.pathname.startsWith(SCRIPTS);
}

/**
 * Lets React and the chunk loader load only scripts of this site; no text becomes a script or HTML. Must run before any
 * other script.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy(DEFAULT_POLICY_NAME, {
    createScriptURL: (address) =>
      isOwnScript(address, location) ? address : refuse(`the script ${address}`),
    createHTML: () => refuse('HTML of a text'),
    createScript: () => refuse('a script of a text'),
  });
}
