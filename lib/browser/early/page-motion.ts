/**
 * Scroll events at most this many frames apart belong to one movement. The unit is not milliseconds, because
 * a slow page has long frames.
 */
const PAUSE_FRAMES = 6;

let framesLeft = 0;
let scrollEvents = 0;

function countDown(): void {
  framesLeft -= 1;
  if (framesLeft > 0) requestAnimationFrame(countDown);
  else scrollEvents = 0;
}

/** Starts to count scroll events. */
export function watchMotion(): void {
  addEventListener(
    'scroll',
    () => {
      if (framesLeft === 0) requestAnimationFrame(countDown);
      framesLeft = PAUSE_FRAMES;
      scrollEvents += 1;
    },
    { passive: true },
  );
}

/**
 * Returns whether the page is scrolling now: there were two scroll events or more in the last frames. A jump
 * to another position is a single scroll event.
 */
export function isMoving(): boolean {
  return scrollEvents > 1;
}
