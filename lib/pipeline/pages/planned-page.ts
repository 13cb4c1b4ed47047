import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import type { SitePage } from '@/lib/content/site-page';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import type { RegisteredPage } from './page-register';

/** A page to make. */
export interface PlannedPage extends RegisteredPage, SitePage {
  /** The records that it shows. */
  readonly shown: unknown;
}

const DESCRIPTION_LENGTH = 160;

/** Returns the description of a page for search engines: its first text that is not empty, shortened. */
export function describe(texts: readonly (SafeHtml | SafeInline)[], otherwise: string): string {
  for (const text of texts) {
    const words = plainText(text);
    if (words !== '') return shorten(words, DESCRIPTION_LENGTH);
  }
  return shorten(otherwise, DESCRIPTION_LENGTH);
}
