/** The array is compacted when it has more than this many taken items and they are more than half of all. */
const MAX_TAKEN = 1024;

/** Adding and taking cost the same for any number of items. */
export class Fifo<T> {
  private items: T[] = [];
  private taken = 0;

  get first(): T | undefined {
    return this.items[this.taken];
  }

  add(item: T): void {
    this.items.push(item);
  }

  take(): void {
    this.taken += 1;
    if (this.taken < this.items.length && this.taken < Math.max(MAX_TAKEN, this.items.length / 2)) return;
    this.items = this.items.slice(this.taken);
    this.taken = 0;
  }

  all(): readonly T[] {
    return this.items.slice(this.taken);
  }
}
