import {
  attributeOf,
  elementsIn,
  findElement,
  makeElement,
  type Page,
  removeNode,
  setAttribute,
  setChildren,
} from './html-tree';
import { EARLY_SCRIPT_ID } from './next/next-scripts';

/**
 * Leaves the early request of a font to the inline script, which knows how fast the network is
 * (lib/browser/early/preload-font.ts). Without JavaScript it is requested as before.
 * @param page The page; it is changed.
 */
export function leaveFontRequest(page: Page): void {
  const [head, early] = [findElement(page, 'head'), findElement(page, 'script', EARLY_SCRIPT_ID)];
  const link = [...elementsIn(page)].find(
    (element) => attributeOf(element, 'rel') === 'preload' && attributeOf(element, 'as') === 'font',
  );
  if (!head || !early || !link) return;
  setAttribute(early, 'data-font', attributeOf(link, 'href'));
  removeNode(link);
  setChildren(head, [makeElement('noscript', {}, [link]), ...head.childNodes]);
}
