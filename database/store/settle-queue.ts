import type { Write } from '../tree/write';
import { Fifo } from './fifo';

/**
 * Called once, when it is known what became of a write.
 *
 * @param refusal why the write was not made; null when it was made and can no longer be lost.
 */
export type Settled = (refusal: Error | null) => void;

/** A write that is on its way, or a decision that was made on the tree behind it. */
interface Entry {
  /** Null for a decision that changes nothing. */
  readonly write: Write | null;
  readonly settled: Settled;
  /** Undefined until it is known. */
  refusal: Error | null | undefined;
}

/**
 * Settles the writes of one database one after another, in the order they were added: everyone is told of a write, then
 * its writer is answered, and only then comes the next. It does all of this in one turn of the event loop, so nothing
 * can come in between.
 */
export class SettleQueue {
  private readonly entries = new Fifo<Entry>();
  private running = false;

  /**
   * @param apply makes a write visible and tells everyone of it.
   * @param forget called when writes were refused, before anyone is told so.
   */
  constructor(
    private readonly apply: (write: Write) => void,
    private readonly forget: () => void,
  ) {}

  /**
   * Adds a write.
   *
   * @returns what to call when it is known what became of it. A refusal also refuses everything that was added since:
   *   that was decided on a tree that never came to be.
   */
  add(write: Write, settled: Settled): Settled {
    const entry: Entry = { write, settled, refusal: undefined };
    this.entries.add(entry);
    return (refusal) => {
      // Refused already, with an earlier write.
      if (entry.refusal !== undefined) return;
      if (refusal === null) entry.refusal = null;
      else {
        this.forget();
        for (const each of this.entries.all()) each.refusal = refusal;
      }
      this.run();
    };
  }

  /** Calls `settled` when everything that was added before has been settled; at once when there is nothing. */
  addDecision(settled: Settled): void {
    this.entries.add({ write: null, settled, refusal: null });
    this.run();
  }

  // A listener may itself cause a write, and so may an answer: that one is settled by the loop that already runs.
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
