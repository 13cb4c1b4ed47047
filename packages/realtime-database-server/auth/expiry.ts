import { LONGEST_DELAY } from '../conditions/network';
import type { Identity } from './token';

/**
 * Calls `action` when the token of an identity expires, if it does.
 * @returns A function that cancels the timer.
 */
export function whenExpired({ expires }: Identity, action: () => void): () => void {
  if (expires === null) return () => undefined;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const rest = expires * 1000 - Date.now();
    timer = setTimeout(rest <= LONGEST_DELAY ? action : wait, Math.max(0, Math.min(rest, LONGEST_DELAY)));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
