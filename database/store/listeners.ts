import type { Path } from '../tree/path';
import type { Steps } from '../tree/steps';
import type { Write } from '../tree/write';

/** A listener for all writes that can affect the data at a path. */
export interface Listener {
  readonly path: Path;
  /** Called before a write of much data, so that `onWrite` costs little. The write may still be refused. */
  prepare?(write: Write): Steps<void>;
  /** Called after a write at, above or below the path, in the order of the writes. */
  onWrite(write: Write): void;
  /**
   * Called when `onWrite` threw an error. The listener has missed a write and must not continue as if nothing
   * happened.
   */
  onFailure(error: unknown): void;
}
