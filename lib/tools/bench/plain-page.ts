const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const COVER = /loading="lazy"(?= fetchpriority="high")/gi;
const SCRIPT_HINT = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi;

/**
 * Derives the page that the site is measured against: what a careful author would write by hand. Takes the exported
 * HTML; gives the same head, style, body and pictures without any script, and with the cover fetched eagerly, since no script
 * preloads it. The address's target alone shows a screen.
 */
export function plainPage(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_HINT, '').replace(COVER, 'loading="eager"');
}
