/**
 * Waits for Ctrl-C or a request to end, then closes everything, last opened first. A terminal and npm both pass Ctrl-C on, so
 * that it often comes twice: the second one must not cut short what the first began.
 */
export async function untilStopped(closers: readonly (() => Promise<void>)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  for (const close of [...closers].reverse()) await close();
}
