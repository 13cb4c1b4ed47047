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

/** Whether a browser executes or applies a script element, inline or not. */
export function isActiveScript(element: PageElement): boolean {
  const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
  return element.tagName === 'script' && ACTIVE_TYPES.has(type);
}

/** Returns the inline scripts and styles of a page or a part of one, also those in `<noscript>`. */
export function inlineCode(page: PageNode): InlineCode {
  const elements = [...elementsIn(page)];
  const scripts = elements.filter(
    (element) => isActiveScript(element) && attributeOf(element, 'src') === undefined,
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return { scripts: scripts.map(textOf).filter((text) => text !== ''), styles: styles.map(textOf) };
}
