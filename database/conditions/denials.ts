import type { Denial } from '../api';

/** Notifies listeners of denied reads and writes. */
export class Denials {
  private readonly listeners = new Set<(denial: Denial) => void>();

  /** Adds a listener. Returns a function that removes it. */
  add(listener: (denial: Denial) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Notifies the listeners in a microtask, so that their actions and errors do not affect the current
   * operation.
   */
  tell(denial: Denial): void {
    for (const listener of this.listeners) queueMicrotask(() => listener(denial));
  }
}
