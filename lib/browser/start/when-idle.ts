import { enhance } from '@/lib/browser/enhance/enhance';

const WITHOUT_IDLE_CALLBACK_MS = 500;

const NOTHING = (): void => undefined;

/** Runs a task in a quiet moment, at the latest after `limitMs`. Gives the function that takes the request back. */
export function whenIdle(task: () => void, limitMs: number): () => void {
  let cancel = NOTHING;
  const waits =
    'requestIdleCallback' in window &&
    enhance('idle time', () => {
      const handle = window.requestIdleCallback(task, { timeout: limitMs });
      cancel = () => window.cancelIdleCallback(handle);
    });
  if (waits) return () => cancel();
  const timer = setTimeout(task, WITHOUT_IDLE_CALLBACK_MS);
  return () => clearTimeout(timer);
}
