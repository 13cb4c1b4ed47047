import { attributeOf, elementsIn, findElement, type Page, type PageElement, removeNode } from '../html-tree';
import { isActiveScript } from '../inline-code';

/** Id of the inline script of the entry (app/document.tsx). */
export const EARLY_SCRIPT_ID = 'early';

/** Ids of our own inline scripts, the only ones that stay. */
const OWN_SCRIPTS = new Set([EARLY_SCRIPT_ID, 'plain']);

/** Returns whether an element is there for Next's own client alone: a mark of its fonts, or a place without content. */
function isPlaceOfNext(element: PageElement): boolean {
  if (element.tagName === 'meta') {
    const name = attributeOf(element, 'name') ?? '';
    // X reads those of Open Graph, which say the same.
    return name === 'next-size-adjust' || /^twitter:(?!card$)/.test(name);
  }
  return (
    element.tagName === 'div' &&
    element.parentNode?.nodeName === 'body' &&
    attributeOf(element, 'hidden') !== undefined &&
    element.childNodes.every(({ nodeName }) => nodeName === '#comment')
  );
}

/**
 * Removes Next's scripts, its preloads of scripts and sheets, and its preconnects from a page: the payload of its router, the polyfills for
 * browsers without modules (which get the page without scripts), and the scripts that would start before the
 * first paint. Our inline script and data blocks stay. What Next's client would look for outside the site goes
 * too: React hydrates the site alone.
 */
export function removeNextParts(page: Page): void {
  for (const element of elementsIn(page)) {
    const isPreload =
      element.tagName === 'link' && ['script', 'style'].includes(attributeOf(element, 'as') ?? '');
    // Next adds a preconnect when it finds no font of its own; the page does not need it.
    const isConnection = element.tagName === 'link' && attributeOf(element, 'rel') === 'preconnect';
    const isScript = isActiveScript(element) && !OWN_SCRIPTS.has(attributeOf(element, 'id') ?? '');
    if (isPreload || isConnection || isScript || isPlaceOfNext(element)) removeNode(element);
  }
  for (const node of [...(findElement(page, 'body')?.childNodes ?? [])]) {
    if (node.nodeName === '#comment') removeNode(node);
  }
}

/** Takes the links to its style sheets out of a page. Returns their addresses, in order. */
export function takeSheets(page: Page): readonly string[] {
  const links = [...elementsIn(page)].filter((element) => attributeOf(element, 'data-precedence') === 'next');
  links.forEach(removeNode);
  return links.flatMap((link) => attributeOf(link, 'href') ?? []);
}
