const blocks = new Map<Element, readonly string[]>();

/**
 * Notes which content a block of the page shows. Takes its element and the content paths below the base path;
 * gives the function that forgets it again.
 */
export function registerBlock(element: Element, paths: readonly string[]): () => void {
  blocks.set(element, paths);
  return () => void blocks.delete(element);
}

/** The blocks that are in the page now, each with the content paths it shows. */
export function blocksInPage(): ReadonlyMap<Element, readonly string[]> {
  return blocks;
}

/** The innermost block around a node, the node itself included; `undefined` when there is none. */
export function blockAround(node: Node | null): Element | undefined {
  for (let around = node; around; around = around.parentNode) {
    if (around instanceof Element && blocks.has(around)) return around;
  }
  return undefined;
}
