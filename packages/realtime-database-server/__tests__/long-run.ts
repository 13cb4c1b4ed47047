export const isLongRun = process.env['TEST_LENGTH'] === 'long';

/** A test of the long run alone. In the short one it is not there at all, so that nothing counts as skipped. */
export function longTest(name: string, run: () => Promise<void> | void, timeout?: number): void {
  if (isLongRun) test(name, async () => run(), timeout);
}
