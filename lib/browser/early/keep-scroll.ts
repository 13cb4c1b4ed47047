/** Events by which the visitor moves the page. After one of them, the page is not scrolled any more. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Makes a function that scrolls the page to a position. It does nothing once the visitor has moved the page
 * or gone to another address. The address is compared: the `hashchange` event of the present address may
 * still come.
 * @param top Distance from the top, in CSS pixels.
 */
export function scrollKeeper(top: number): () => void {
  const moved = new AbortController();
  const { href } = location;
  for (const type of MOVES)
    addEventListener(type, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  return () => {
    if (!moved.signal.aborted && location.href === href) window.scrollTo({ top, behavior: 'instant' });
  };
}

/** Calls a function in the frame after the next one. */
export function afterTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
