import { escapeText } from './characters';
import type { SafeHtml, SafeInline } from './safe-html';

// Editors write a dot between the parts of a line: “Milano · tempo pieno”.
const DOT = /(?:&nbsp;| )·(?:&nbsp;| )/;

// The preview's note (packages/still-live/browser/preview/origins.ts) stays where it is.
const NOTE = /^<!--[^>]*-->/;

const NUMBER = String.raw`(?<![\d.,:])\d[\d.,:]*`;
const SPACE = '(?:&nbsp;| )';
// A word of at most this many letters fits on any line.
const LONGEST = 16;
const DOTTED = `${SPACE}·(?=${SPACE})`;
// Where the amount is a box of its own (`large-amounts`), a line could begin with them.
const MARKS = '[,;:.!?)]*';
// A tag; a mail address; a range (“34–38.000 €”, “8.30–17.30”) or an amount, perhaps with a dot; or a word with a dot.
const PARTS = new RegExp(
  `<[^<>]*>|(?<![^\\s<>])[^\\s<>@]*\\w@[^\\s<>]*|` +
    `(?:${NUMBER}(?:–\\d[\\d.,:]*(?:${SPACE}[€%])?|${SPACE}[€%])|€${SPACE}${NUMBER})${MARKS}(?:${DOTTED})?|` +
    `(?<![^\\s<>])[^\\s<>]{1,${LONGEST}}${DOTTED}`,
  'g',
);

/**
 * Keeps ranges, amounts, and a dot with what precedes it on one line, and lets a mail address break at its signs.
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

/** Escapes a plain text, so that it can stand where a label is shown. */
export function asLabel(text: string): SafeInline {
  return escapeText(text) as SafeInline;
}

/**
 * Makes an element of each part of a line with dots, so that the line breaks between two parts and no dot is seen at
 * its edge.
 * @param look Class name of the style.
 */
export function withParts(html: SafeInline, look: string | undefined): SafeInline {
  const [note = ''] = NOTE.exec(html) ?? [];
  const parts = html.slice(note.length).split(DOT);
  if (parts.length === 1 || !parts.every(isWhole)) return html;
  const made = parts.join('</span><span><span> · </span>');
  return `${note}<span class="${look ?? ''}"><span>${made}</span></span>` as SafeInline;
}
