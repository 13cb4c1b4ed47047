import { isShown } from '@/lib/browser/enhance/is-shown';

/** A text in view, and how far from the upper edge of the window it stands, in CSS pixels. */
interface Anchor {
  readonly element: Element;
  readonly text: string;
  readonly top: number;
}

/**
 * The first texts in view are enough: one of them is still there after any change that leaves something to
 * read.
 */
const MAX_ANCHORS = 12;

/** How long pictures of a change may still push the text, in milliseconds. */
const LATE_PICTURES_MS = 10_000;

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** What stays in the window while the page scrolls says nothing about where the page is. */
function isFixed(element: Element): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(element).position);
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

/** The anchors of the texts in view, those of the blocks in use first. */
function anchorsInView(inUse: readonly Element[]): readonly Anchor[] {
  const anchors: Anchor[] = inUse.map((element) => ({
    element,
    text: element.textContent,
    top: element.getBoundingClientRect().top,
  }));
  const topEdge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  shownParts().forEach((part) => collect(part, Math.min(topEdge, window.innerHeight / 3), anchors));
  return anchors;
}

/**
 * Where the text of an anchor is now: lists are written by their numbers, and a changed text is a new element.
 */
function findElement({ element, text }: Anchor): Element | undefined {
  if (element.isConnected && isShown(element) && element.textContent === text) return element;
  const alike = shownParts().flatMap((part) => [...part.querySelectorAll(element.localName)]);
  return alike.find((other) => other.textContent === text && isShown(other));
}

function scrollBack(anchors: readonly Anchor[]): void {
  for (const anchor of anchors) {
    const element = findElement(anchor);
    if (!element) continue;
    const moved = Math.round(element.getBoundingClientRect().top - anchor.top);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    return;
  }
}

/**
 * Keeps anchors for pictures that come later, where the browser does not do so itself. Gives the function that
 * ends it.
 */
function anchorLatePictures(anchors: readonly Anchor[]): () => void {
  let expected = window.scrollY;
  const observer = new ResizeObserver(() => {
    // The visitor has scrolled: from then on the page is theirs.
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
 * Makes the function that changes the page and leaves the text in view where it is, by scrolling as far as
 * what stands above has grown. It takes the change, which must be complete when it returns, and the blocks
 * that must not move if others must.
 */
export function createScrollAnchoring(): (change: () => void, inUse: readonly Element[]) => void {
  const hasNativeAnchoring = CSS.supports('overflow-anchor', 'auto');
  let previous: readonly Anchor[] = [];
  let stopAnchoring = (): void => undefined;
  let frame = 0;

  // A page scrolls by whole pixels: what is left over must not add up over many changes.
  function withoutRounding(anchor: Anchor): Anchor {
    const known = previous.find(({ element }) => element === anchor.element);
    return known && Math.abs(known.top - anchor.top) < 1 ? { ...anchor, top: known.top } : anchor;
  }

  return (change, inUse) => {
    const { style } = document.documentElement;
    stopAnchoring();
    const anchors = anchorsInView(inUse).map(withoutRounding);
    previous = anchors;
    // The browser's own anchor would be moved a second time.
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
