import { EditCard, type CardOptions } from './edit-card';
import type { Item } from './item';
import type { TreeView } from './tree-view';
import { valueText } from './value-text';

export class OpenCard {
  private open: { readonly item: Item; readonly card: EditCard; readonly seen: string } | null = null;

  constructor(private readonly view: TreeView) {}

  get isChanged(): boolean {
    return this.open?.card.isChanged === true;
  }

  /** @param seen The value that is edited, as JSON; empty when none is. */
  show(item: Item, seen: string, options: Omit<CardOptions, 'close'>): void {
    this.close();
    const card = new EditCard({ ...options, close: () => this.close() });
    this.open = { item, card, seen };
    this.view.showCard(item, card.element);
    card.focus();
  }

  close(): void {
    if (this.open === null) return;
    this.open = null;
    this.view.hideCard();
    this.view.tree.focus({ preventScroll: true });
  }

  leave(item: Item): void {
    if (this.open !== null && this.open.item !== item) this.close();
  }

  check(): void {
    if (this.open === null) return;
    const { item, card, seen } = this.open;
    if (seen !== '' && JSON.stringify(item.value) !== seen)
      card.warn(`Someone changed the value meanwhile: it is ${valueText(item.value)} now.`);
  }
}
