const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal that asks the program to end. */
type EndingSignal = (typeof ENDING)[number];

/**
 * Calls `take` for every signal that asks the program to end. From then on such a signal does not end the
 * program by itself: a terminal and npm both pass Ctrl-C on, so that it often arrives twice, and the second
 * one must not interrupt the shutdown.
 */
export function onEndingSignal(take: (signal: EndingSignal) => void): void {
  for (const signal of ENDING) process.on(signal, () => take(signal));
}
