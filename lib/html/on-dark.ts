import type { SafeHtml, SafeInline } from './safe-html';
import { luminance } from './luminance';

/** The declaration of a colour of text or ground, as the sanitiser writes it. */
const COLOUR = /^ ?(?:background-)?color: /;

/** A colour of text in the forms that can be judged: a name is dropped, unless it is white. */
const JUDGED = /^ ?color: (?:#([\da-f]{2})([\da-f]{2})([\da-f]{2})|rgb\((\d+), ?(\d+), ?(\d+)\))$/;
const WHITE = /^ ?color: (?:white|#fff)$/;

/** Text of this relative luminance has a contrast of 4.5 : 1 on the ground of the footer (`deep`, 0.023). */
const LIGHT = 0.28;

function isLight(declaration: string): boolean {
  if (WHITE.test(declaration)) return true;
  const [, ...parts] = JUDGED.exec(declaration) ?? [];
  const channels = parts
    .map((part, index) => (index < 3 ? Number.parseInt(part, 16) : Number(part)))
    .filter((channel) => !Number.isNaN(channel));
  return luminance(channels) >= LIGHT;
}

function attribute(style: string): string {
  const kept = style.split(';').filter((one) => !COLOUR.test(one) || isLight(one));
  return kept.length === 0 ? '' : ` style="${kept.join(';').trim()}"`;
}

/**
 * Word processors write “black” into every copied text, which nobody can read on a dark ground. Light colours of text
 * stay; a ground of its own does not. Linear time.
 */
export function onDark<Html extends SafeHtml | SafeInline>(html: Html): Html {
  return html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/ style="([^"]*)"/, (_whole, style: string) => attribute(style)),
  ) as Html;
}
