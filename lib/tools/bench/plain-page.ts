const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const COVER = /loading="lazy"(?= fetchpriority="high")/gi;
const SCRIPT_HINT = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi;

/**
 * Makes the page that the site is compared with: plain HTML as a careful author would write it. It has the
 * same head, style, body and pictures but no scripts, and requests the cover at once, because no script
 * preloads it. `:target` shows the screen.
 * @param html The exported HTML.
 */
export function plainPage(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_HINT, '').replace(COVER, 'loading="eager"');
}
