/** A write that was refused because it could not be stored. No client ever sees any part of it. */
export class StorageError extends Error {
  /** @param cause The error of the system. */
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`cannot store, writes are refused until there is room or the disk is repaired: ${reason}`, {
      cause,
    });
    this.name = 'StorageError';
  }
}
