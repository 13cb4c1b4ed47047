import { isShown } from '@/lib/browser/enhance/is-shown';

/** A text in view, and how far from the upper edge of the window it stands, in CSS pixels. */
interface Place {
  readonly element: Element;
  readonly text: string;
  readonly top: number;
}

/**
 * The first texts in view are enough: one of them is still there after any change that leaves something to
 * read.
 */
const MOST_PLACES = 12;

/** How long pictures of a change may still push the text, in milliseconds. */
const LATE_PICTURES_MS = 10_000;

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** What stays in the window while the page scrolls says nothing about where the page is. */
function isFixed(element: Element): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(element).position);
}

function collect(parent: Element, upper: number, found: Place[]): void {
  for (const element of parent.children) {
    if (found.length >= MOST_PLACES) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || bottom <= upper || top >= window.innerHeight || isFixed(element)) continue;
    if (hasOwnText(element)) found.push({ element, text: element.textContent, top });
    else collect(element, upper, found);
  }
}

function shownParts(): Element[] {
  return [...document.querySelectorAll('main .route, footer')].filter(isShown);
}

/** The places of the texts in view, those of the held blocks first. */
function placesInView(held: readonly Element[]): readonly Place[] {
  const places: Place[] = held.map((element) => ({
    element,
    text: element.textContent,
    top: element.getBoundingClientRect().top,
  }));
  const upper = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  shownParts().forEach((part) => collect(part, Math.min(upper, window.innerHeight / 3), places));
  return places;
}

/**
 * Where the text of a place is now: lists are written by their numbers, and a changed text is a new element.
 */
function find({ element, text }: Place): Element | undefined {
  if (element.isConnected && isShown(element) && element.textContent === text) return element;
  const alike = shownParts().flatMap((part) => [...part.querySelectorAll(element.localName)]);
  return alike.find((other) => other.textContent === text && isShown(other));
}

function scrollBack(places: readonly Place[]): void {
  for (const place of places) {
    const element = find(place);
    if (!element) continue;
    const moved = Math.round(element.getBoundingClientRect().top - place.top);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    return;
  }
}

/**
 * Keeps places for pictures that come later, where the browser does not do so itself. Gives the function that
 * ends it.
 */
function keepForLatePictures(places: readonly Place[]): () => void {
  let expected = window.scrollY;
  const observer = new ResizeObserver(() => {
    // The visitor has scrolled: from then on the page is theirs.
    if (Math.abs(window.scrollY - expected) > 1) return stop();
    scrollBack(places);
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
export function createPlaceKeeper(): (change: () => void, held: readonly Element[]) => void {
  const anchorsItself = CSS.supports('overflow-anchor', 'auto');
  let last: readonly Place[] = [];
  let stopKeeping = (): void => undefined;
  let restore = 0;

  // A page scrolls by whole pixels: what is left over must not add up over many changes.
  function exact(place: Place): Place {
    const known = last.find(({ element }) => element === place.element);
    return known && Math.abs(known.top - place.top) < 1 ? { ...place, top: known.top } : place;
  }

  return (change, held) => {
    const { style } = document.documentElement;
    stopKeeping();
    const places = placesInView(held).map(exact);
    last = places;
    // The browser's own anchor would be moved a second time.
    style.setProperty('overflow-anchor', 'none');
    cancelAnimationFrame(restore);
    restore = requestAnimationFrame(() => {
      restore = requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
    });
    change();
    scrollBack(places);
    if (!anchorsItself) stopKeeping = keepForLatePictures(places);
  };
}
