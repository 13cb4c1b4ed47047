import type { Write } from '../tree/write';
import { Fifo } from '../tree/fifo';

/**
 * Called once, when the result of a write is known.
 * @param refusal Why the write was not made; null when it was made and is durable.
 */
export type Settled = (refusal: Error | null) => void;

/** For callers that need no order. The promise rejects with the refusal. */
export function settling(begin: (settled: Settled) => void): Promise<void> {
  return new Promise((resolve, reject) =>
    begin((refusal) => (refusal === null ? resolve() : reject(refusal))),
  );
}

interface Entry {
  readonly write: Write | null;
  readonly settled: Settled;
  refusal: Error | null | undefined;
}

/**
 * Settles the writes of one database one after another, in the order in which they were added: all listeners
 * are notified of a write, then its writer is answered, and only then the next write follows. All of this
 * happens in one turn of the event loop, so that nothing else can run in between.
 */
export class SettleQueue {
  private readonly entries = new Fifo<Entry>();
  private running = false;

  /**
   * @param apply Makes a write visible and notifies all listeners.
   * @param forget Called when writes were refused, before their writers are answered.
   */
  constructor(
    private readonly apply: (write: Write) => void,
    private readonly forget: () => void,
  ) {}

  /**
   * Adds a write.
   * @returns A function to call when the result of the write is known. A refusal also refuses everything
   *   added since, because that is based on a tree that will never exist.
   */
  add(write: Write, settled: Settled): Settled {
    const entry: Entry = { write, settled, refusal: undefined };
    this.entries.add(entry);
    return (refusal) => {
      // Already refused, together with an earlier write.
      if (entry.refusal !== undefined) return;
      if (refusal === null) entry.refusal = null;
      else {
        this.forget();
        for (const each of this.entries.all()) each.refusal = refusal;
      }
      this.run();
    };
  }

  addDecision(settled: Settled): void {
    this.entries.add({ write: null, settled, refusal: null });
    this.run();
  }

  // A listener or an answer may itself cause a write. The loop that is already running settles it.
  private run(): void {
    if (this.running) return;
    this.running = true;
    try {
      for (let entry = this.entries.first; entry !== undefined; entry = this.entries.first) {
        if (entry.refusal === undefined) break;
        this.entries.take();
        if (entry.write !== null && entry.refusal === null) this.apply(entry.write);
        entry.settled(entry.refusal);
      }
    } finally {
      this.running = false;
    }
  }
}
