import { pathsOf, watchPage } from 'still-live/preview/marks/blocks';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';

const BLOCK = '[data-content]';

export const PREVIEW_BAR_ID = 'anteprima';

// The preview's own controls are no content.
const OWN = `#${PREVIEW_BAR_ID}, dialog`;

// Buttons of the page that show no content, such as those of a slider, keep their work.
function isControl(target: Element): boolean {
  const control = target.closest('button, summary');
  return control !== null && control.querySelector(BLOCK) === null;
}

function blockAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(BLOCK);
}

// A link may cover a whole card and the blocks in it.
function blockAt(target: Element, x: number, y: number): HTMLElement | undefined {
  const area = target.closest('header, main, footer');
  const blocks = document
    .elementsFromPoint(x, y)
    .filter((element) => area?.contains(element))
    .map(blockAround)
    .filter((block) => block !== null);
  return blocks.find((block) => !blocks.some((other) => other !== block && block.contains(other)));
}

export function blockOfEvent(event: Event): HTMLElement | undefined {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(OWN) || isControl(target)) return undefined;
  // A click of the keyboard has no place.
  const isPointed = event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0);
  if (isPointed) return blockAt(target, event.clientX, event.clientY);
  return target.querySelector<HTMLElement>(BLOCK) ?? blockAround(target) ?? undefined;
}

export function fieldsOf(block: Element, tree: unknown): readonly string[] {
  const content = contentTree(tree);
  const paths = pathsOf(block);
  const filled = paths.filter((path) => nodeAt(content, path) !== undefined);
  return filled.length > 0 ? filled : paths;
}

export function linksBeside(path: string, tree: unknown): readonly string[] {
  const around = nodeAt(contentTree(tree), path.slice(0, path.lastIndexOf('/')));
  return (around?.parts ?? []).filter(({ field }) => field?.kind === 'link').map((part) => part.path);
}

export function makeReachable(): () => void {
  const before = new Map<HTMLElement, string | null>();
  const update = (): void => {
    for (const block of document.querySelectorAll<HTMLElement>(BLOCK)) {
      if (before.has(block) || block.querySelector(BLOCK) !== null || block.matches('a')) continue;
      before.set(block, block.getAttribute('tabindex'));
      block.tabIndex = 0;
    }
  };
  const stop = watchPage(update);
  return () => {
    stop();
    for (const [block, value] of before) {
      if (value === null) block.removeAttribute('tabindex');
      else block.setAttribute('tabindex', value);
    }
  };
}
