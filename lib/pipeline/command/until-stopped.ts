/** Waits for Ctrl-C or a request to end, then closes everything, last opened first. */
export async function untilStopped(closers: readonly (() => Promise<void>)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  for (const close of [...closers].reverse()) await close();
}
