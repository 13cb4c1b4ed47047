import { blockAround, blocksInPage } from './blocks-in-page';

// A mouse that has not moved for longer does not keep its block in use.
const POINTER_IDLE_MS = 3_000;

function isInView(element: Element): boolean {
  return [...element.getClientRects()].some(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
}

// A heading (`tabindex="-1"`) does not count: a change of screen has focused it, visitors cannot operate it.
function focused(): Element | undefined {
  const element = document.activeElement;
  return element?.matches('[tabindex="-1"]') === false ? blockAround(element) : undefined;
}

// The blocks in which the selection begins and ends, and the innermost ones between them.
function selected(): Element[] {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  const touched = [...blocksInPage().keys()].filter((block) => range.intersectsNode(block));
  const ends = [blockAround(range.startContainer), blockAround(range.endContainer)];
  return touched.filter(
    (block) => ends.includes(block) || !touched.some((inner) => inner !== block && block.contains(inner)),
  );
}

/**
 * The blocks that the visitor uses now must not change: those with selected text, with the focus, or under the pointer
 * (a mouse until it has not moved for 3 seconds, a finger until it is lifted).
 */
export function watchBlocksInUse(onRelease: () => void) {
  const controller = new AbortController();
  let pointerTarget: Element | undefined;
  let isPressed = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  // This waits for a later task, because no element has the focus for a moment while it moves.
  function scheduleCheck(): void {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(onRelease);
  }
  function releasePointer(): void {
    pointerTarget = undefined;
    isPressed = false;
    scheduleCheck();
  }
  function onPointer({ target, type, pointerType, buttons }: PointerEvent): void {
    isPressed = buttons !== 0;
    const isLifted = type === 'pointerup' && pointerType !== 'mouse';
    pointerTarget = target instanceof Element && !isLifted ? target : undefined;
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      if (!isPressed) releasePointer();
    }, POINTER_IDLE_MS);
    scheduleCheck();
  }

  const options = { capture: true, passive: true, signal: controller.signal };
  for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const)
    document.addEventListener(type, onPointer, options);
  document.addEventListener('pointercancel', releasePointer, options);
  document.documentElement.addEventListener('pointerleave', releasePointer, { signal: controller.signal });
  for (const type of ['selectionchange', 'focusin', 'focusout', 'scroll'])
    document.addEventListener(type, scheduleCheck, options);

  return {
    // Returns only the blocks in view.
    elements: (): readonly Element[] => {
      const found = [focused(), blockAround(pointerTarget ?? null), ...selected()];
      return [...new Set(found)].filter((block) => block !== undefined).filter(isInView);
    },
    stop: (): void => {
      controller.abort();
      clearTimeout(idleTimer);
      clearTimeout(checkTimer);
    },
  };
}
