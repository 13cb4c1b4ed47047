const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const COVER = /loading="lazy"(?= fetchpriority="high")/gi;
const SCRIPT_HINT = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi;

/**
 * Makes the same page without scripts: `:target` shows the screen, and the cover is requested at once, because no script does it.
 */
export function barePage(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_HINT, '').replace(COVER, 'loading="eager"');
}
