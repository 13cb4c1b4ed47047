import type { Position } from '@/lib/content/model';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import type { RegisteredPage } from './page-register';

/** A page to be made. */
export interface PlannedPage extends RegisteredPage {
  /** The route of the entry that shows the same. */
  readonly route: string;
  /** Its name, without that of the site. */
  readonly name: string;
  /** The name of what it is a part of, if it is. */
  readonly within?: string;
  /** Its title, which no other page has. */
  readonly title: string;
  readonly description: string;
  /** The position it shows, if it shows one. */
  readonly position?: Position;
}

const DESCRIPTION_LENGTH = 160;

/** What a search engine shows below the title. Takes texts of the page; the first that says something counts. */
export function describe(texts: readonly (SafeHtml | SafeInline)[], otherwise: string): string {
  const words = texts.map(plainText).find((text) => text !== '') ?? otherwise;
  return shorten(words, DESCRIPTION_LENGTH);
}
