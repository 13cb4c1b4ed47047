const blocks = new Map<Element, readonly string[]>();

/** @param paths The content paths that the element shows, relative to the base path. */
export function registerBlock(element: Element, paths: readonly string[]): () => void {
  blocks.set(element, paths);
  return () => void blocks.delete(element);
}

export function blocksInPage(): ReadonlyMap<Element, readonly string[]> {
  return blocks;
}

/** Returns the innermost block that contains a node or is the node. */
export function blockAround(node: Node | null): Element | undefined {
  for (let around = node; around; around = around.parentNode) {
    if (around instanceof Element && blocks.has(around)) return around;
  }
  return undefined;
}
