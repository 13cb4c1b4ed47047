const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal that asks the program to end. */
type EndingSignal = (typeof ENDING)[number];

/**
 * Calls `take` for every signal that asks the program to end. From now on none of them ends it by itself: a terminal
 * and npm both pass Ctrl-C on, so that it often comes twice, and the second must not cut short what the first began.
 */
export function onEndingSignal(take: (signal: EndingSignal) => void): void {
  for (const signal of ENDING) process.on(signal, () => take(signal));
}
