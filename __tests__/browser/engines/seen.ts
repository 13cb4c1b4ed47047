/* Functions that run in the page. They must not use anything outside themselves. */

/** Returns the ids of the rendered screens and tab panels. */
export function shownScreens(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.route, .route-panel')]
    .filter((element) => element.checkVisibility() && !element.hasAttribute('hidden'))
    .map(({ id }) => id)
    .filter((id) => id !== '/cosa_facciamo');
}

/** Counts the rendered elements of a selector that contain a text (as label or content). */
export function countSeen(selector: string, words: string): number {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const text = `${element.ariaLabel ?? ''} ${element.innerText}`.replace(/\s+/g, ' ');
    return (
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      text.toLowerCase().includes(words.toLowerCase())
    );
  }).length;
}

/**
 * Returns where to click on the first rendered element of a selector that contains a text. It scrolls the
 * element into view if needed, but not an element that scrolling does not move (fixed, sticky). Null when there is none, when another element covers it, or while an animation moves it.
 */
export function pressPoint(selector: string, words: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const text = `${candidate.ariaLabel ?? ''} ${candidate.innerText}`.replace(/\s+/g, ' ');
    return (
      candidate.checkVisibility({ checkVisibilityCSS: true }) &&
      text.toLowerCase().includes(words.toLowerCase())
    );
  });
  const middle = (): { x: number; y: number } | undefined => {
    const box = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width > 0 && height > 0);
    return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const isOnTop = ({ x, y }: { x: number; y: number }): boolean =>
    element?.contains(document.elementFromPoint(x, y)) === true;
  const isEntering = document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element ?? null) === true,
    );
  if (isEntering) return null;
  const place = middle();
  if (place && isOnTop(place)) return place;
  // Scrolling would not uncover it, and the page would leave the place where the visitor stands.
  const isPinned = (part: Element | null | undefined): boolean =>
    part instanceof Element &&
    (/fixed|sticky/.test(getComputedStyle(part).position) || isPinned(part.parentElement));
  const cover = place && document.elementFromPoint(place.x, place.y);
  if (cover && (cover === document.documentElement || isPinned(element))) return null;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}
