/** A write that was refused because it could not be stored. Nothing of it is seen by anyone, now or later. */
export class StorageError extends Error {
  /** @param cause what the system said. */
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`cannot store, writes are refused until there is room or the disk is repaired: ${reason}`, {
      cause,
    });
    this.name = 'StorageError';
  }
}
