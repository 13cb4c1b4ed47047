import type { TrustedTypePolicyFactory } from 'trusted-types/lib';
import { parseAddress } from '@/lib/route/parse-address';

/** Name of the Trusted Types policy for strings that come from no other policy ("default policy"). */
export const DEFAULT_POLICY_NAME = 'default';

/** Path of the site's own scripts. */
const SCRIPTS = '/_next/static/';

function refuse(what: string): never {
  throw new TypeError(`Trusted Types: ${what} is refused`);
}

/** Returns whether a script may be loaded from `address`: only chunks of this site are allowed. */
export function isOwnScript(
  address: string,
  page: { readonly href: string; readonly origin: string },
): boolean {
  const target = parseAddress(address, page.href);
  return target?.origin === page.origin && target.pathname.startsWith(SCRIPTS);
}

/**
 * Creates the default Trusted Types policy of the page, for the strings that React and the chunk loader pass
 * to the browser: only chunks of this site may be loaded as scripts, and no text becomes a script or HTML.
 * Does nothing in browsers without Trusted Types. Call it before any other script runs.
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
