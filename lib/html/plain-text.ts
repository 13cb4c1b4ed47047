import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { BLOCKS } from './policy';

const REFERENCES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Returns the text of sanitised HTML, for titles, text alternatives and JSON-LD.
 * @param html Output of the sanitiser. It has no character references other than those of `innerHTML`, and no
 *   `>` inside a tag.
 * @returns One line without tags, with white space collapsed. It is text, not HTML.
 */
export function plainText(html: SafeHtml | SafeInline): string {
  return html
    .replace(/<[/!]?([a-z\d-]+)[^>]*>/g, (_tag, name: string) =>
      BLOCKS.has(name) || name === 'br' ? ' ' : '',
    )
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (reference) => REFERENCES[reference] ?? reference)
    .replace(/\s+/g, ' ')
    .trim();
}
