import type { SafeHtml, SafeInline } from './safe-html';
import { BLOCKS } from './blocks';

const REFERENCES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Returns one line of text, not HTML, for titles, alternatives and JSON-LD. Expects output of the sanitiser, where no
 * tag has a `>` inside.
 */
export function plainText(html: SafeHtml | SafeInline): string {
  return html
    .replace(/<[/!]?([a-z\d-]+)(?:[^a-z\d<>-][^<>]*)?>/g, (_tag, name: string) =>
      BLOCKS.has(name) || name === 'br' ? ' ' : '',
    )
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (reference) => REFERENCES[reference] ?? reference)
    .replace(/\s+/g, ' ')
    .trim();
}
