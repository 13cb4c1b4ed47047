import { blockAround, blocksInPage } from './blocks-in-page';

/** A mouse that has not moved for so long was left where it is: its visitor does something else. */
const POINTER_IDLE_MS = 3_000;

/** What the visitor holds now. */
interface BlocksInUse {
  /** The blocks in view that hold the selection, the focus or the pointer. */
  readonly elements: () => readonly Element[];
  readonly stop: () => void;
}

function isInView(element: Element): boolean {
  return [...element.getClientRects()].some(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
}

/**
 * The block with the focus. A heading that got it from a change of screen is not held: nobody can do anything
 * with it.
 */
function focused(): Element | undefined {
  const element = document.activeElement;
  return element?.matches('[tabindex="-1"]') === false ? blockAround(element) : undefined;
}

/**
 * The blocks in which text is selected: where the selection begins and ends, and every block between that
 * holds no other.
 */
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
 * Watches what the visitor holds: text that is selected, a control with the focus, a place that the pointer
 * is on (a mouse until it has not moved for 3 seconds, a finger until it is lifted). Takes who is told when
 * something may have been let go.
 */
export function watchBlocksInUse(onRelease: () => void): BlocksInUse {
  const controller = new AbortController();
  let pointerTarget: Element | undefined;
  let isPressed = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  // In a task of its own: between the loss of one focus and the next one nothing has the focus.
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
    elements: () => {
      const found = [focused(), blockAround(pointerTarget ?? null), ...selected()];
      return [...new Set(found)].filter((block) => block !== undefined).filter(isInView);
    },
    stop: () => {
      controller.abort();
      clearTimeout(idleTimer);
      clearTimeout(checkTimer);
    },
  };
}
