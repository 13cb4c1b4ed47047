/**
 * Waits for SIGINT (Ctrl-C) or SIGTERM, then closes everything in reverse order. A terminal and npm both pass
 * Ctrl-C on, so that it often arrives twice; the second one must not interrupt the shutdown.
 * @param closers The functions to call, in the order in which things were opened.
 */
export async function untilStopped(closers: readonly (() => Promise<void>)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  for (const close of [...closers].reverse()) await close();
}
