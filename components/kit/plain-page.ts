import { createContext, useContext } from 'react';
import type { SafeHtml } from '@/lib/content/safe-html';
import type { PageAddress } from '@/lib/route/page-paths';

/** What a plain page knows. Functions, so that the scripts of the entry do not hold them. */
interface PlainPage {
  /** Returns the real path of a link to a screen of the site; `undefined` for any other link. */
  readonly addressOf: (href: string) => PageAddress | undefined;
  /** Gives real paths to the links in a text. */
  readonly linked: (html: SafeHtml) => SafeHtml;
}

/**
 * Set on a plain page: a page of its own at a real path, complete without scripts. `undefined` in the entry,
 * the page with all screens.
 */
export const PlainPageContext = createContext<PlainPage | undefined>(undefined);

/** Returns what a plain page knows; `undefined` in the entry. */
export function usePlainPage(): PlainPage | undefined {
  return useContext(PlainPageContext);
}

/** Returns whether the component is on a plain page: nothing moves there, and everything is in the HTML. */
export function useIsPlain(): boolean {
  return usePlainPage() !== undefined;
}
