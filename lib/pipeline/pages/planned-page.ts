import type { Position } from '@/lib/content/model';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import type { RegisteredPage } from './page-register';

/** A page to make. */
export interface PlannedPage extends RegisteredPage {
  /** The route of the same screen in the entry. */
  readonly route: string;
  /** Its name, without the name of the site. */
  readonly name: string;
  /** The name of the screen that contains it, such as that of a tab. */
  readonly within?: string;
  /** Its title; no two pages have the same. */
  readonly title: string;
  readonly description: string;
  /** The position it shows, if it shows one. */
  readonly position?: Position;
}

const DESCRIPTION_LENGTH = 160;

/** Returns the page with the list of positions. */
export function listOfPositions(pages: readonly PlannedPage[]): PlannedPage | undefined {
  return pages.find(({ route }) => route === '/lavora_con_noi');
}

/** Returns the description of a page for search engines: its first text that is not empty, shortened. */
export function describe(texts: readonly (SafeHtml | SafeInline)[], otherwise: string): string {
  for (const text of texts) {
    const words = plainText(text);
    if (words !== '') return shorten(words, DESCRIPTION_LENGTH);
  }
  return shorten(otherwise, DESCRIPTION_LENGTH);
}
