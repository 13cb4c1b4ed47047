/** By these the visitor moves the page: from then on it is left alone. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'hashchange'] as const;

/**
 * Makes a function that scrolls the page to a place, and does nothing any more once the visitor moves the page.
 * @param top the distance from the top, in CSS pixels.
 */
export function placeHolder(top: number): () => void {
  const moved = new AbortController();
  for (const type of MOVES)
    addEventListener(type, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  return () => {
    if (!moved.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
  };
}

/** Calls a function in the frame after the next. */
export function afterTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
