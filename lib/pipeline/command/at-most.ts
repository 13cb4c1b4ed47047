/**
 * Refuses arguments that a command does not have.
 * @param most How many it has.
 * @param given Those of the command line.
 * @throws {Error} that names the first one too many.
 */
export function atMost(most: number, given: readonly string[]): void {
  const extra = given[most];
  if (extra === undefined) return;
  throw new Error(
    `Unexpected argument '${extra}'; put several words between quotes, or see README.md for the arguments`,
  );
}
