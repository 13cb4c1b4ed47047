/* What the first paint needs of the head, beside the route. */
import { comesFromSite } from './next-screen';
import { whenParsed } from './when';
import { pageState } from 'still-live/route/page-state';

// From this round-trip time a font arrives too late: Chromium delays the first paint by up to 100 ms for a preloaded
// one. For a network that it does not know, it reports up to 125 ms.
const SLOW_MS = 150;

function addToHead(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.head.append(element);
}

/** Search engines must not list a draft, and other sites must not get its address, which contains the key. */
export function markDraft(): void {
  addToHead('meta', { name: 'robots', content: 'noindex' });
  addToHead('meta', { name: 'referrer', content: 'no-referrer' });
}

/**
 * Requests a picture before the parser reaches it: the browser alone would do so after the first layout, as all
 * pictures are lazy.
 * @param pictures One line per route: id, `srcset` and `sizes`, with `|` between them (page-data.ts).
 */
export function preloadPicture(id: string, pictures = ''): void {
  const lines = pictures.split('\n').map((line) => line.split('|'));
  const [, srcset, sizes = ''] = lines.find(([of]) => of === id) ?? [];
  if (srcset === undefined) return;
  const picture = { rel: 'preload', as: 'image', type: 'image/avif', fetchpriority: 'high' };
  addToHead('link', { ...picture, imagesizes: sizes, imagesrcset: srcset });
}

// 0 when the browser does not report it. Only Chromium does, and only there does the first paint wait for a font.
function answerTime(): number {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const knows = typeof connection === 'object' && connection !== null && 'rtt' in connection;
  return knows && typeof connection.rtt === 'number' ? connection.rtt : 0;
}

/** On a slow network a font would only delay the first paint, so the first layout requests it, for the next screen. */
export function preloadFont(href: string | undefined): void {
  if (href === undefined || answerTime() >= SLOW_MS) return;
  addToHead('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });
}

/**
 * Lets the first paint wait for the screen when the visitor comes from a static page of this site, and would see the
 * toolbar alone for a moment. Others see the toolbar as early as possible. Source:
 * https://html.spec.whatwg.org/#link-type-expect.
 */
export function waitForScreen(id: string): void {
  if (!comesFromSite()) return;
  addToHead('link', { rel: 'expect', href: `#${id}`, blocking: 'render' });
}

/**
 * Decodes the font in the page (page-fonts.ts) before the first layout asks for it: on a slow device the first paint
 * would come in between, and a heading would then break its lines differently.
 */
export function loadHeadingFont(): void {
  // A visitor who leaves meanwhile ends the loading of the font.
  for (const font of document.fonts) if (font.display === 'block') font.load().catch(() => undefined);
}

/**
 * A prerendered page has no frames: without this it would be laid out only after the click that shows it. Asking which
 * element is at a point also prepares what Chromium paints; asking for a size does not.
 */
export function layOutWhilePrerendered(): void {
  addEventListener('load', () => void document.elementFromPoint(0, 0));
}

/**
 * Until the late style sheet (packages/still-live/build/export/sheets.ts) is loaded it has `media="print"`, so that it
 * delays no paint.
 */
export function applyLateStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && 'late' in target.dataset) target.media = 'all';
}

/**
 * On a slow network the page is painted in pieces. What stands at the bottom or in the middle of its place is hidden
 * until the parser has passed it (`when-whole` in styles/_mixins.scss), because it would move with each piece.
 */
export function markParsing(): void {
  // This comes first, so that nothing stays hidden when the rest fails.
  whenParsed(() => delete pageState().parsing);
  if (document.readyState === 'loading') pageState().parsing = '';
}
