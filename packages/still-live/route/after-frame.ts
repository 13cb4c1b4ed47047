/** Calls back when the frame that shows what changes now is painted, and nothing else waits for the processor. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}
