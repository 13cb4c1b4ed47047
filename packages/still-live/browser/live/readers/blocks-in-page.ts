const blocks = new Map<Element, readonly string[]>();

export function registerBlock(element: Element, paths: readonly string[]): () => void {
  blocks.set(element, paths);
  return () => void blocks.delete(element);
}

export function blocksInPage(): ReadonlyMap<Element, readonly string[]> {
  return blocks;
}

export function blockAround(node: Node | null): Element | undefined {
  for (let around = node; around; around = around.parentNode) {
    if (around instanceof Element && blocks.has(around)) return around;
  }
  return undefined;
}
