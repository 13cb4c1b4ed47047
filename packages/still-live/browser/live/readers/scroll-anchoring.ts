import { isShown } from 'still-live/browser/inline/is-shown';

// A visible text, and its distance from the upper edge of the window, in CSS pixels.
interface Anchor {
  readonly element: Element;
  readonly text: string;
  readonly top: number;
}

// One of the first visible texts is still there after any change that leaves something to read.
const MAX_ANCHORS = 12;

// Loading pictures can still move the text for this time after a change.
const LATE_PICTURES_MS = 10_000;

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

// What does not scroll with the page cannot be an anchor.
function isFixed(element: Element): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(element).position);
}

function movesWithPage(element: Element | null): boolean {
  return element === null || (!isFixed(element) && movesWithPage(element.parentElement));
}

function collect(parent: Element, topEdge: number, found: Anchor[]): void {
  for (const element of parent.children) {
    if (found.length >= MAX_ANCHORS) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || bottom <= topEdge || top >= window.innerHeight || isFixed(element)) continue;
    if (hasOwnText(element)) found.push({ element, text: element.textContent, top });
    else collect(element, topEdge, found);
  }
}

function shownParts(): Element[] {
  return [...document.querySelectorAll('main .route, footer')].filter(isShown);
}

// The blocks in use come first, then the first visible texts. An entry of the toolbar may be in use.
function anchorsInView(inUse: readonly Element[]): readonly Anchor[] {
  const anchors: Anchor[] = inUse.filter(movesWithPage).map((element) => ({
    element,
    text: element.textContent,
    top: element.getBoundingClientRect().top,
  }));
  const topEdge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  shownParts().forEach((part) => collect(part, Math.min(topEdge, window.innerHeight / 3), anchors));
  return anchors;
}

// It may be another element: list entries have their number as key, and changed HTML becomes new elements.
function findElement({ element, text }: Anchor): Element | undefined {
  if (element.isConnected && isShown(element) && element.textContent === text) return element;
  const alike = shownParts().flatMap((part) => [...part.querySelectorAll(element.localName)]);
  return alike.find((other) => other.textContent === text && isShown(other));
}

// Gives the first anchor that is still there its former position.
function scrollBack(anchors: readonly Anchor[]): void {
  for (const anchor of anchors) {
    const element = findElement(anchor);
    if (!element) continue;
    const moved = Math.round(element.getBoundingClientRect().top - anchor.top);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    return;
  }
}

// For browsers without scroll anchoring, while pictures load.
function anchorLatePictures(anchors: readonly Anchor[]): () => void {
  let expected = window.scrollY;
  const observer = new ResizeObserver(() => {
    // The visitor has scrolled: the page must not scroll by itself any more.
    if (Math.abs(window.scrollY - expected) > 1) return stop();
    scrollBack(anchors);
    expected = window.scrollY;
  });
  const timer = setTimeout(stop, LATE_PICTURES_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('hashchange', stop);
    removeEventListener('resize', stop);
  }
  addEventListener('hashchange', stop);
  addEventListener('resize', stop);
  observer.observe(document.body);
  return stop;
}

/**
 * Changes the page, and scrolls by the height that the content above has gained or lost. The change must be complete
 * when it returns; blocks in use are the preferred anchors.
 */
export function createScrollAnchoring(): (change: () => void, inUse: readonly Element[]) => void {
  const hasNativeAnchoring = CSS.supports('overflow-anchor', 'auto');
  let previous: readonly Anchor[] = [];
  let stopAnchoring = (): void => undefined;
  let frame = 0;

  // Pages scroll by whole pixels. The earlier exact position is used again, so that the errors of many
  // changes do not add up.
  function withoutRounding(anchor: Anchor): Anchor {
    const known = previous.find(({ element }) => element === anchor.element);
    return known && Math.abs(known.top - anchor.top) < 1 ? { ...anchor, top: known.top } : anchor;
  }

  return (change, inUse) => {
    const { style } = document.documentElement;
    stopAnchoring();
    const anchors = anchorsInView(inUse).map(withoutRounding);
    previous = anchors;
    // Scroll anchoring of the browser would scroll a second time.
    style.setProperty('overflow-anchor', 'none');
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
    });
    change();
    scrollBack(anchors);
    if (!hasNativeAnchoring) stopAnchoring = anchorLatePictures(anchors);
  };
}
