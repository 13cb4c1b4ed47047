import { createContext, useContext } from 'react';
import type { SafeHtml } from '@/lib/content/safe-html';
import type { PageAddress } from '@/lib/route/page-paths';

/** Functions, so that the scripts of the entry do not hold them. */
interface PlainPage {
  /** Returns the real path of a link to a screen of the site; `undefined` for any other link. */
  readonly addressOf: (href: string) => PageAddress | undefined;
  /** Gives real paths to the links in a text. */
  readonly linked: (html: SafeHtml) => SafeHtml;
}

/** `undefined` in the entry, the page with all screens. */
export const PlainPageContext = createContext<PlainPage | undefined>(undefined);

export function usePlainPage(): PlainPage | undefined {
  return useContext(PlainPageContext);
}

/** Nothing moves on a plain page, and everything is in the HTML. */
export function useIsPlain(): boolean {
  return usePlainPage() !== undefined;
}
