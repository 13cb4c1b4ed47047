import { compareNames } from '../../tree/name-order';
import type { Entry, Shown } from '../shape';

/** How many children of a path are listed at first, and how many more each time. */
export const LISTED_AT_ONCE = 100_000;

export class Item {
  value: Shown = { children: 0 };
  priority: string | number | null = null;
  children: Item[] | null = null;
  total = 0;
  limit = LISTED_AT_ONCE;
  version = 0;
  position = 1;
  private byKey = new Map<string, Item>();

  constructor(
    readonly key: string,
    readonly parent: Item | null,
    readonly isMore = false,
  ) {}

  get path(): string {
    if (this.parent === null) return '';
    return this.parent.parent === null ? this.key : `${this.parent.path}/${this.key}`;
  }

  get depth(): number {
    return this.parent === null ? 0 : this.parent.depth + 1;
  }

  get isOpen(): boolean {
    return this.children !== null;
  }

  child(key: string): Item | undefined {
    return this.byKey.get(key);
  }

  /** Children that stay keep their open rows. */
  fill(entries: readonly Entry[], total: number): void {
    const before = this.byKey;
    this.byKey = new Map();
    this.total = total;
    this.children = entries.map(([key, value, priority = null]) => {
      const item = before.get(key) ?? new Item(key, this);
      item.value = value;
      item.priority = priority;
      this.byKey.set(key, item);
      return item;
    });
  }

  shut(): void {
    this.children = null;
    this.byKey = new Map();
    this.limit = LISTED_AT_ONCE;
  }

  /** Returns the child, unless it comes after the last one that is listed. */
  put(entry: Entry): Item | undefined {
    const [key, value, priority = null] = entry;
    const children = this.children ?? [];
    let item = this.byKey.get(key);
    if (item === undefined) {
      const place = this.placeOf(key);
      const isListed = place < children.length || this.total <= children.length + 1;
      if (!isListed) return undefined;
      item = new Item(key, this);
      children.splice(place, 0, item);
      this.byKey.set(key, item);
    }
    item.value = value;
    item.priority = priority;
    return item;
  }

  drop(key: string): Item | undefined {
    const item = this.byKey.get(key);
    if (item === undefined) return undefined;
    this.children?.splice(this.placeOf(key), 1);
    this.byKey.delete(key);
    return item;
  }

  private placeOf(key: string): number {
    const children = this.children ?? [];
    let from = 0;
    let to = children.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareNames(children[middle]?.key ?? '', key) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
