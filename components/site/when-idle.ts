const WITHOUT_IDLE_CALLBACK_MS = 500;

/** Runs a task in a quiet moment, at the latest after `limitMs`. Gives the function that takes the request back. */
export function whenIdle(task: () => void, limitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, WITHOUT_IDLE_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: limitMs });
  return () => window.cancelIdleCallback(handle);
}
