/** A reason not to build. The message is one line: the path or variable, what is wrong, what to do. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(where: string, what: string, remedy: string) {
    super(`${where}: ${what}; ${remedy}`);
  }
}
