import { enhance } from './enhance';

// For browsers without `requestIdleCallback`.
const WITHOUT_IDLE_CALLBACK_MS = 500;

const NOTHING = (): void => undefined;

/** @param limitMs Latest start, in milliseconds. */
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
 * After the first frame: a page that nobody sees (prerendered, in the background) has no frames, and costs nothing until
 * it is seen.
 */
export function whenSeen(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true });
  else task();
}
