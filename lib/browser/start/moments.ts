import { enhance } from '@/lib/browser/enhance/enhance';

/** Delay in browsers without `requestIdleCallback`, in milliseconds. */
const WITHOUT_IDLE_CALLBACK_MS = 500;

const NOTHING = (): void => undefined;

/**
 * Runs a task when the browser is idle.
 * @param task The task.
 * @param limitMs Latest start, in milliseconds.
 * @returns A function that cancels the task.
 */
export function whenIdle(task: () => void, limitMs: number): () => void {
  let cancel = NOTHING;
  const isRequested =
    'requestIdleCallback' in window &&
    enhance('idle time', () => {
      const handle = window.requestIdleCallback(task, { timeout: limitMs });
      cancel = () => window.cancelIdleCallback(handle);
    });
  if (isRequested) return () => cancel();
  const timer = setTimeout(task, WITHOUT_IDLE_CALLBACK_MS);
  return () => clearTimeout(timer);
}

/**
 * Runs a task with the next frame. A page that nobody sees has no frames: one that is prerendered or in a tab in
 * the background, and a visit without a paint. It costs nothing until it is seen.
 */
export function whenSeen(task: () => void): void {
  requestAnimationFrame(task);
}

/** Runs a task when the whole page has been parsed; at once when it already is. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true });
  else task();
}
