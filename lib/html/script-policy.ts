import type { WindowLike } from 'dompurify';
import { parseAddress } from '@/lib/content/parse/parse-address';

/** The name of the policy that judges every string no other policy has vouched for (Trusted Types, "default policy"). */
export const DEFAULT_POLICY_NAME = 'default';

/** Where the site's own scripts are. */
const SCRIPTS = '/_next/static/';

function refuse(what: string): never {
  throw new TypeError(`Trusted Types: ${what} is refused`);
}

/** Whether a script may be loaded from `address`: only the chunks of this site. */
export function isOwnScript(
  address: string,
  page: { readonly href: string; readonly origin: string },
): boolean {
  const target = parseAddress(address, page.href);
  return target?.origin === page.origin && target.pathname.startsWith(SCRIPTS);
}

/**
 * Makes the default policy of the page, for the strings that React and the chunk loader hand to the browser: scripts come from this
 * site's chunks alone, and no text ever becomes a script or HTML. Does nothing in browsers without Trusted Types. Must run before any
 * other script.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as Pick<WindowLike, 'trustedTypes'>;
  trustedTypes?.createPolicy(DEFAULT_POLICY_NAME, {
    createScriptURL: (address) =>
      isOwnScript(address, location) ? address : refuse(`the script ${address}`),
    createHTML: () => refuse('HTML of a text'),
    createScript: () => refuse('a script of a text'),
  });
}
