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
 * The words of sanitised HTML, for titles, alternative texts and JSON-LD. Takes what the sanitiser wrote, which holds no other character
 * references than `innerHTML` writes and no `>` inside a tag; gives one line without tags, white space collapsed; not HTML any more.
 */
export function plainText(html: SafeHtml | SafeInline): string {
  return html
    .replace(/<\/?([a-z\d]+)[^>]*>/g, (_tag, name: string) => (BLOCKS.has(name) || name === 'br' ? ' ' : ''))
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (reference) => REFERENCES[reference] ?? reference)
    .replace(/\s+/g, ' ')
    .trim();
}
