/** So many taken items, and half of all, are kept before the rest is moved to the front. */
const MAX_TAKEN = 1024;

/** Items in the order they were added; adding and taking cost the same however many there are. */
export class Fifo<T> {
  private items: T[] = [];
  private taken = 0;

  /** The item that was added first; undefined when there is none. */
  get first(): T | undefined {
    return this.items[this.taken];
  }

  /** Adds an item behind all others. */
  add(item: T): void {
    this.items.push(item);
  }

  /** Takes the first item out. */
  take(): void {
    this.taken += 1;
    if (this.taken < this.items.length && this.taken < Math.max(MAX_TAKEN, this.items.length / 2)) return;
    this.items = this.items.slice(this.taken);
    this.taken = 0;
  }

  /** Every item, in order. */
  all(): readonly T[] {
    return this.items.slice(this.taken);
  }
}
