import { useLayoutEffect } from 'react';
import { pathInNote } from '@/lib/content/origins';

/** The elements that were given the path of their text. */
const labelled = new Set<Element>();

function pathOf(element: Element): string | undefined {
  const [first] = element.childNodes;
  return first instanceof Comment ? pathInNote(first.data) : undefined;
}

/** Gives each element with a text the content path of this text (lib/content/origins.ts), as marked blocks have it. */
function update(): void {
  const notes = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (notes.nextNode()) {
    const element = notes.currentNode.parentElement;
    const path = element ? pathOf(element) : undefined;
    if (!element || path === undefined) continue;
    // A block that shows nothing but this text is its element.
    if (element.parentElement?.closest('[data-content]')?.getAttribute('data-content') === path) continue;
    if (element.getAttribute('data-content') !== path) element.setAttribute('data-content', path);
    labelled.add(element);
  }
  for (const element of labelled) {
    if (element.isConnected && pathOf(element) !== undefined) continue;
    element.removeAttribute('data-content');
    labelled.delete(element);
  }
}

/** Keeps the content paths of the elements with texts, while the page changes. */
export function useOrigins(): void {
  useLayoutEffect(() => {
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true });
    update();
    return () => observer.disconnect();
  }, []);
}
