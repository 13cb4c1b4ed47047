import type { Unsubscribe } from './database-connection';

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

/**
 * Starts one listen. Takes what to do when the database ends it (a denied read); gives the function that
 * stops it.
 */
type StartWatch = (onDenied: (error: Error) => void) => Unsubscribe;

/**
 * Keeps a listen going: when the database denies it, it is tried again after 5 s, then twice as long each
 * time, up to 5 minutes. Silent for visitors; `onDenied` tells whoever wants to show it.
 */
export function watchWithRetry(start: StartWatch, onDenied?: (error: Error) => void): Unsubscribe {
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: Unsubscribe | undefined;
  let isStopped = false;

  function begin(): void {
    stop = start((error) => {
      onDenied?.(error);
      if (isStopped) return;
      timer = setTimeout(begin, delay);
      delay = Math.min(delay * 2, MAX_RETRY_MS);
    });
  }

  begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop?.();
  };
}
