/* What the first paint needs of the head, beside the route. */
import { whenParsed } from '../start/moments';

/**
 * Round-trip time from which a font arrives too late, in milliseconds. Chromium delays the first paint by up
 * to 100 ms for a preloaded font. For a network that it does not know, it reports a time of up to 125 ms.
 */
const SLOW_MS = 150;

function addToHead(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.head.append(element);
}

/**
 * Adds meta elements to a draft: search engines must not list it (`noindex`), and other sites must not get
 * its address, which contains the key (`no-referrer`).
 */
export function markDraft(): void {
  addToHead('meta', { name: 'robots', content: 'noindex' });
  addToHead('meta', { name: 'referrer', content: 'no-referrer' });
}

/**
 * Preloads the first picture of a route, before the parser reaches it. The browser alone would request it
 * after the first layout, because all pictures of the page are lazy.
 * @param id Id of the route that is shown.
 * @param pictures The first picture of each route, one line per route: id, `srcset` and `sizes`, separated by
 *   `|` (lib/pipeline/export/own-client.ts).
 */
export function preloadPicture(id: string, pictures = ''): void {
  const lines = pictures.split('\n').map((line) => line.split('|'));
  const [, srcset, sizes = ''] = lines.find(([of]) => of === id) ?? [];
  if (srcset === undefined) return;
  const picture = { rel: 'preload', as: 'image', type: 'image/avif', fetchpriority: 'high' };
  addToHead('link', { ...picture, imagesizes: sizes, imagesrcset: srcset });
}

/**
 * Returns the round-trip time of the network, in milliseconds; 0 when the browser does not report it. Only
 * Chromium does (Network Information), and only in Chromium does the first paint wait for a font.
 */
function answerTime(): number {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const knows = typeof connection === 'object' && connection !== null && 'rtt' in connection;
  return knows && typeof connection.rtt === 'number' ? connection.rtt : 0;
}

/**
 * Preloads a font, except on a slow network: there it would arrive too late and only delay the first paint.
 * The first layout requests it then, and it is used from the next screen on.
 * @param href The address of the font.
 */
export function preloadFont(href: string | undefined): void {
  if (href === undefined || answerTime() >= SLOW_MS) return;
  addToHead('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });
}

/**
 * Delays the first paint until the shown screen is parsed, for visitors who come from a plain page of this
 * site. Otherwise the toolbar alone would replace that page for a moment. Other visitors see the toolbar as
 * early as possible. Browsers without this link type ignore the link.
 * Source: HTML, "Link type expect" (https://html.spec.whatwg.org/#link-type-expect).
 * @param id Id of the route that is shown.
 */
export function waitForScreen(id: string): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  addToHead('link', { rel: 'expect', href: `#${id}`, blocking: 'render' });
}

/**
 * Loads the brand's font face for headings, which the page contains (lib/pipeline/export/fonts/page-fonts.ts), before
 * the first layout. The browser alone decodes it only after the first layout has asked for it. On a slow device the
 * first paint comes in between, and a heading then breaks its lines differently.
 */
export function loadHeadingFace(): void {
  // A visitor who leaves meanwhile ends it.
  for (const face of document.fonts) if (face.display === 'block') face.load().catch(() => undefined);
}

/**
 * Lays the loaded page out: a prerendered one has no frames, and would only do so after the click that shows it. A page
 * that is seen has its layout by then.
 */
export function layOutUnseen(): void {
  addEventListener('load', () => void document.body.offsetHeight);
}

/**
 * Applies the late style sheet (lib/pipeline/export/sheets.ts) as soon as it is loaded. Until then it has
 * `media="print"`, so that it does not delay the first paint.
 * @param event The `load` event of any element.
 */
export function applyLateStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && 'late' in target.dataset) target.media = 'all';
}

/**
 * Sets `<html data-parsing>` until the page is parsed. On a slow network the page is painted in pieces: what stands
 * at the bottom or in the middle of its place is hidden until the parser has passed it (`when-whole` in
 * styles/_mixins.scss), because it would move with each piece.
 */
export function markParsing(): void {
  const { dataset } = document.documentElement;
  // First, so that nothing stays hidden when it fails.
  whenParsed(() => delete dataset['parsing']);
  if (document.readyState === 'loading') dataset['parsing'] = '';
}
