import { once } from 'node:events';

/** A terminal and npm both pass Ctrl-C on: the second one must not interrupt the shutdown. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new Error('stopped before it had ended'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return stopping.signal;
}

/** Waits until the command is stopped, then closes everything in reverse order. */
export async function untilStopped(
  closers: readonly (() => Promise<void>)[],
  signal = stopSignal(),
): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
  for (const close of [...closers].reverse()) await close();
}
