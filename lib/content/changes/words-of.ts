import { decodeHTML } from 'entities/decode';

/**
 * Replaces each tag by a space, in linear time: a pattern would search the rest of the text for the end of each
 * `<`.
 */
function withoutTags(html: string): string {
  const texts: string[] = [];
  let position = 0;
  for (;;) {
    const open = html.indexOf('<', position);
    const end = open < 0 ? -1 : html.indexOf('>', open);
    if (end < 0) return [...texts, html.slice(position)].join(' ');
    texts.push(html.slice(position, open));
    position = end + 1;
  }
}

/** Returns the text of any HTML on one line. It must be shown as text, never as HTML. */
export function wordsOf(html: string): string {
  const text = decodeHTML(withoutTags(html)).replaceAll('\u00ad', '');
  return text.replace(/\s+/g, ' ').trim();
}
