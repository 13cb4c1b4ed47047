/** Two scroll events within this time belong to one movement, in milliseconds. */
const MOMENT_MS = 120;

let steps: readonly [number, number] = [-Infinity, -Infinity];

/** Starts to record scroll events. */
export function watchMotion(): void {
  addEventListener('scroll', () => (steps = [steps[1], performance.now()]), { passive: true });
}

/**
 * Whether the page is scrolling now: the last two scroll events were recent. A jump to another position is a
 * single scroll event.
 */
export function isMoving(): boolean {
  return performance.now() - steps[0] < MOMENT_MS;
}
