/** Two steps within this time are one movement, in milliseconds. */
const MOMENT_MS = 120;

let steps: readonly [number, number] = [-Infinity, -Infinity];

/** Starts to watch whether the page moves. */
export function watchMotion(): void {
  addEventListener('scroll', () => (steps = [steps[1], performance.now()]), { passive: true });
}

/** Gives whether the page is moving step by step: it has made two steps just now. A jump is one. */
export function isMoving(): boolean {
  return performance.now() - steps[0] < MOMENT_MS;
}
