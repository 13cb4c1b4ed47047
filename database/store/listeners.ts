import type { Path } from '../tree/path';
import type { JsonStyle } from '../tree/to-json';
import type { Write } from '../tree/write';

/** A listener for all writes that can affect the data at a path. */
export interface Listener {
  readonly path: Path;
  /** The style of the texts that it makes of writes, if it does. */
  readonly style?: JsonStyle;
  /** Called after a write at, above or below the path, in the order of the writes. */
  onWrite(write: Write): void;
  /**
   * Called when `onWrite` threw an error. The listener has missed a write and must not continue as if nothing
   * happened.
   */
  onFailure(error: unknown): void;
}
