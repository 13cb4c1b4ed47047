import { attributeOf, elementsIn, type Page, removeNode } from '../html-tree';
import { isActiveScript } from '../inline-code';

/** Id of our own inline script (app/layout.tsx), the only one that stays. */
export const EARLY_SCRIPT_ID = 'early';

/**
 * Takes Next's scripts, their preloads and its connections out of a page: the payload of its router, the polyfills for browsers without modules (they lack
 * `:has()` too and get the page without scripts) and the scripts that would start before the first paint. Our inline script and
 * data blocks stay.
 */
export function removeNextScripts(page: Page): void {
  for (const element of elementsIn(page)) {
    const isPreload = element.tagName === 'link' && attributeOf(element, 'as') === 'script';
    // Next asks for a connection where it finds no font of its own; the page has one already.
    const isConnection = element.tagName === 'link' && attributeOf(element, 'rel') === 'preconnect';
    const isScript = isActiveScript(element) && attributeOf(element, 'id') !== EARLY_SCRIPT_ID;
    if (isPreload || isConnection || isScript) removeNode(element);
  }
}
