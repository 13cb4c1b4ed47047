import { escapeText } from './characters';
import type { SafeHtml, SafeInline } from './safe-html';

/** As editors write it between the parts of a line: “Milano · tempo pieno”. */
const DOT = /(?:&nbsp;| )·(?:&nbsp;| )/;

/** The note of the preview (packages/still-live/browser/preview/origins.ts) stays where it is. */
const NOTE = /^<!--[^>]*-->/;

const NUMBER = String.raw`(?<![\d.,:])\d[\d.,:]*`;
const SPACE = '(?:&nbsp;| )';
/** Letters of a word that fits on any line. */
const LONGEST = 16;
/** A dot that follows, which begins no line. */
const DOTTED = `${SPACE}·(?=${SPACE})`;
/** A tag; a mail address; a range (“34–38.000 €”, “8.30–17.30”) or an amount, with a dot or not; or a word with one. */
const PARTS = new RegExp(
  `<[^<>]*>|(?<![^\\s<>])[^\\s<>@]*\\w@[^\\s<>]*|` +
    `(?:${NUMBER}(?:–\\d[\\d.,:]*(?:${SPACE}[€%])?|${SPACE}[€%])|€${SPACE}${NUMBER})(?:${DOTTED})?|` +
    `(?<![^\\s<>])[^\\s<>]{1,${LONGEST}}${DOTTED}`,
  'g',
);

/**
 * Keeps ranges, amounts, and a dot with what is before it on one line, and lets a mail address break at its signs. The text stays the same.
 * @param look Class name of the style.
 */
export function withBreaks<Html extends SafeHtml | SafeInline>(html: Html, look: string | undefined): Html {
  return html.replace(PARTS, (found) => {
    if (found.startsWith('<')) return found;
    if (found.includes('@')) return found.replace(/[@._](?=\w)/g, '$&<wbr>');
    return `<span class="${look ?? ''}">${found}</span>`;
  }) as Html;
}

function isWhole(part: string): boolean {
  const opened = part.match(/<[a-z]/g)?.length ?? 0;
  return opened === (part.match(/<\//g)?.length ?? 0);
}

export function asLabel(text: string): SafeInline {
  return escapeText(text) as SafeInline;
}

/**
 * Makes an element of each part of a line that has dots between its parts, so that a line breaks between two parts and
 * no dot is seen at its edge. The text stays the same.
 * @param look Class name of the style.
 */
export function withParts(html: SafeInline, look: string | undefined): SafeInline {
  const [note = ''] = NOTE.exec(html) ?? [];
  const parts = html.slice(note.length).split(DOT);
  if (parts.length === 1 || !parts.every(isWhole)) return html;
  const made = parts.join('</span><span><span> · </span>');
  return `${note}<span class="${look ?? ''}"><span>${made}</span></span>` as SafeInline;
}
