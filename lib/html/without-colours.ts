import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';

const COLOUR = /^\s*(?:background-)?color\s*:/;

function attribute(style: string): string {
  const kept = style.split(';').filter((declaration) => !COLOUR.test(declaration));
  return kept.length === 0 ? '' : ` style="${kept.join(';').trim()}"`;
}

/**
 * Takes the colours out of a text that stands on a dark ground. Word processors write “black” into every text that is
 * copied from them, and it could not be read there. Linear time.
 * @param html Sanitised HTML.
 * @returns The same HTML without `color` and `background-color`.
 */
export function withoutColours<Html extends SafeHtml | SafeInline>(html: Html): Html {
  return html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/ style="([^"]*)"/, (_whole, style: string) => attribute(style)),
  ) as Html;
}
