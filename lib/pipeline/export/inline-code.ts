import { attributeOf, elementsIn, type PageElement, type PageNode, textOf } from './html-tree';

/** The code inside a page. */
export interface InlineCode {
  /** Texts of the inline scripts that a browser executes or applies, in order. */
  readonly scripts: readonly string[];
  /** Texts of the `<style>` elements, in order. */
  readonly styles: readonly string[];
}

/** Types of script elements that a browser executes or applies (HTML, 4.12.1); others are data. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** Returns whether a browser executes or applies a script element, inline or not. */
export function isActiveScript(element: PageElement): boolean {
  if (element.tagName !== 'script') return false;
  return ACTIVE_TYPES.has(attributeOf(element, 'type')?.trim().toLowerCase() ?? '');
}

/** Returns the inline scripts of a page, also those in `<noscript>`. */
export function inlineScripts(page: PageNode): readonly string[] {
  return [...elementsIn(page)]
    .filter((element) => isActiveScript(element) && attributeOf(element, 'src') === undefined)
    .map(textOf)
    .filter((text) => text !== '');
}
