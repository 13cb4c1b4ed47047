import { el } from './element';
import type { Item } from './item';
import { RowView } from './row-view';
import type { TreeModel } from './tree-model';

/** In `rem`. */
const LINE_HEIGHT = 2.125;
/** Rows drawn above and below the visible ones, so that scrolling shows no gaps. */
const MARGIN = 12;
/** Space between a row and the card below it, in pixels; it includes the padding above the first row. */
const GAP = 12;
const MARK_TIME = 4000;

/** Only the visible rows have elements. */
export class TreeView {
  readonly element = el('div', { class: 'scroller' });
  readonly tree = el('div', { role: 'tree', class: 'tree', tabindex: '0', 'aria-label': 'Data' });
  active: Item;
  private readonly drawn = new Map<Item, RowView>();
  private readonly arrived = new Map<Item, number>();
  private readonly lineHeight: number;
  private frame = 0;
  private card: { readonly item: Item; readonly element: HTMLElement } | null = null;

  /**
   * @param title Name of the root.
   * @param drew Called after each drawing.
   */
  constructor(
    private readonly model: TreeModel,
    private readonly title: string,
    private readonly drew: () => void,
  ) {
    this.active = model.root;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.lineHeight = LINE_HEIGHT * rem;
    this.element.append(this.tree);
    this.element.addEventListener('scroll', () => this.redraw(), { passive: true });
    new ResizeObserver(() => this.redraw()).observe(this.element);
  }

  get page(): number {
    return Math.max(1, Math.floor(this.element.clientHeight / this.lineHeight) - 1);
  }

  redraw(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
  }

  activate(item: Item): void {
    this.active = item;
    this.bringIntoSight(item);
    this.redraw();
  }

  mark(item: Item): void {
    const until = performance.now() + MARK_TIME;
    this.arrived.set(item, until);
    this.drawn.get(item)?.flash();
    setTimeout(() => {
      if (this.arrived.get(item) !== until) return;
      this.arrived.delete(item);
      this.drawn.get(item)?.endFlash();
    }, MARK_TIME);
  }

  itemAt(target: EventTarget | null): Item | null {
    if (!(target instanceof Element)) return null;
    const element = target.closest('.row');
    for (const [item, row] of this.drawn) if (row.element === element) return item;
    return null;
  }

  showCard(item: Item, element: HTMLElement): void {
    this.hideCard();
    this.card = { item, element };
    element.style.setProperty('--depth', String(item.depth));
    this.element.append(element);
    this.draw();
    element.scrollIntoView({ block: 'nearest' });
  }

  hideCard(): void {
    this.card?.element.remove();
    this.card = null;
  }

  private bringIntoSight(item: Item): void {
    const index = this.model.rows.indexOf(item);
    if (index < 0) return;
    const { element, lineHeight } = this;
    const top = index * lineHeight;
    const below = top + 2 * lineHeight - element.clientHeight;
    if (top < element.scrollTop) element.scrollTop = Math.max(0, top - lineHeight);
    else if (below > element.scrollTop) element.scrollTop = below;
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { rows } = this.model;
    if (!rows.includes(this.active)) this.active = this.nearest(this.active);
    this.tree.style.height = `${rows.length * this.lineHeight}px`;
    const first = Math.max(0, Math.floor(this.element.scrollTop / this.lineHeight) - MARGIN);
    const last = first + Math.ceil(this.element.clientHeight / this.lineHeight) + 2 * MARGIN;
    const wanted = new Map<Item, number>();
    // The active row has an element even when it is not visible, because screen readers are on it.
    const active = rows.indexOf(this.active);
    if (active >= 0 && active < first) wanted.set(this.active, active);
    rows.slice(first, last).forEach((item, index) => wanted.set(item, first + index));
    if (active >= last) wanted.set(this.active, active);
    this.drawRows(wanted);
    this.placeCard();
    this.drew();
  }

  private drawRows(wanted: ReadonlyMap<Item, number>): void {
    for (const [item, row] of this.drawn) {
      if (wanted.has(item)) continue;
      row.element.remove();
      this.drawn.delete(item);
    }
    let next = this.tree.firstElementChild;
    for (const [item, index] of wanted) {
      const row = this.drawn.get(item) ?? this.newRow(item);
      row.update(index * this.lineHeight, item === this.active);
      if (row.element === next) next = next.nextElementSibling;
      else this.tree.insertBefore(row.element, next);
    }
    const activeRow = this.drawn.get(this.active);
    if (activeRow !== undefined) this.tree.setAttribute('aria-activedescendant', activeRow.element.id);
  }

  private newRow(item: Item): RowView {
    const row = new RowView(item, this.title);
    this.drawn.set(item, row);
    if (this.arrived.has(item)) row.flash();
    return row;
  }

  private placeCard(): void {
    if (this.card === null) return;
    const index = this.model.rows.indexOf(this.card.item);
    if (index >= 0) this.card.element.style.top = `${(index + 1) * this.lineHeight + GAP}px`;
  }

  private nearest(item: Item): Item {
    let parent = item.parent;
    while (parent !== null && !this.model.rows.includes(parent)) parent = parent.parent;
    return parent ?? this.model.root;
  }
}
