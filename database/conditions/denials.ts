import type { Denial } from '../api';

/** Tells whoever wants to know of refusals. */
export class Denials {
  private readonly listeners = new Set<(denial: Denial) => void>();

  /** Adds a listener; the result removes it. */
  add(listener: (denial: Denial) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells the listeners, when what is going on is done: what they do or throw does not come between. */
  tell(denial: Denial): void {
    for (const listener of this.listeners) queueMicrotask(() => listener(denial));
  }
}
