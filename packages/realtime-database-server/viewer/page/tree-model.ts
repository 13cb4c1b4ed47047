import type { Change, Listing } from '../shape';
import type { Client } from './client';
import { Item, LISTED_AT_ONCE } from './item';
import { isBranch } from './value-text';

interface ModelEvents {
  readonly changed: () => void;
  readonly arrived: (item: Item) => void;
}

export class TreeModel {
  readonly root = new Item('', null);
  private lines: Item[] | null = null;
  private readonly waiting = new Map<Item, Change[]>();

  constructor(
    private readonly client: Client,
    private readonly events: ModelEvents,
  ) {}

  get rows(): readonly Item[] {
    if (this.lines === null) {
      this.lines = [];
      addLines(this.root, this.lines);
    }
    return this.lines;
  }

  async open(item: Item): Promise<void> {
    if (this.waiting.has(item)) return;
    this.waiting.set(item, []);
    try {
      this.show(item, await this.client.open(item.path, item.limit));
    } finally {
      this.waiting.delete(item);
    }
  }

  async openMore(item: Item): Promise<void> {
    item.limit += LISTED_AT_ONCE;
    await this.open(item);
  }

  shut(item: Item): void {
    this.leave(item);
    this.redraw();
  }

  async reopen(item: Item = this.root): Promise<void> {
    // A new stream counts versions from the start.
    item.version = 0;
    await this.open(item);
    for (const child of item.children ?? []) if (child.isOpen) await this.reopen(child);
  }

  /** Returns the row of the path, or the deepest one above it that exists. */
  async reveal(path: string): Promise<Item> {
    let item = this.root;
    for (const key of path.split('/').filter((part) => part !== '')) {
      if (!item.isOpen) await this.open(item);
      const child = item.child(key);
      if (child === undefined) break;
      item = child;
    }
    return item;
  }

  find(path: string): Item | null {
    let item: Item | undefined = this.root;
    for (const key of path.split('/').filter((part) => part !== '')) {
      item = item.child(key);
      if (item === undefined) return null;
    }
    return item;
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const item = this.find(change.path);
      if (item === null) continue;
      const waiting = this.waiting.get(item);
      if (waiting === undefined) this.applyTo(item, change);
      else waiting.push(change);
    }
    this.redraw();
  }

  private show(item: Item, { version, self, total, entries }: Listing): void {
    if (item.parent === null) item.value = self ?? { children: 0 };
    item.fill(entries, total);
    item.version = version;
    for (const child of item.children ?? []) if (child.isOpen && !isBranch(child.value)) this.leave(child);
    for (const change of this.waiting.get(item) ?? []) this.applyTo(item, change);
    this.redraw();
  }

  private applyTo(item: Item, change: Change): void {
    if (!item.isOpen || change.version <= item.version) return;
    item.version = change.version;
    item.total = change.total;
    if (item.parent === null) item.value = change.self ?? { children: 0 };
    for (const entry of change.entries) {
      const child = entry.length === 1 ? item.drop(entry[0]) : item.put(entry);
      if (child === undefined) continue;
      const isGone = entry.length === 1;
      if (isGone || (child.isOpen && !isBranch(child.value))) this.leave(child);
      if (!isGone && !child.isOpen) this.events.arrived(child);
    }
  }

  private leave(item: Item): void {
    for (const child of item.children ?? []) if (child.isOpen) this.leave(child);
    if (!item.isOpen) return;
    item.shut();
    // After the stream was lost the server follows no path any more, so this error does not matter.
    this.client.close(item.path).catch(() => undefined);
  }

  private redraw(): void {
    this.lines = null;
    this.events.changed();
  }
}

function addLines(item: Item, lines: Item[]): void {
  lines.push(item);
  const { children } = item;
  if (children === null) return;
  children.forEach((child, index) => {
    child.position = index + 1;
    if (child.isOpen) addLines(child, lines);
    else lines.push(child);
  });
  if (item.total > children.length) lines.push(new Item('', item, true));
}
