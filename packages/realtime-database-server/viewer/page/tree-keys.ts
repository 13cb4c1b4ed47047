import type { Commands } from './commands';
import type { Item } from './item';
import type { TreeModel } from './tree-model';
import type { TreeView } from './tree-view';
import { isBranch } from './value-text';

/** Letters typed within this time belong to one word. */
const WORD_TIME = 700;

/**
 * Makes the tree usable with keyboard and pointer.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export class TreeKeys {
  private word = '';
  private lastLetter = 0;

  constructor(
    private readonly model: TreeModel,
    private readonly view: TreeView,
    private readonly commands: Commands,
  ) {
    view.tree.addEventListener('keydown', (event) => this.onKey(event));
    view.tree.addEventListener('click', (event) => this.onClick(event));
    view.tree.addEventListener('dblclick', (event) => this.onDoubleClick(event));
  }

  private onKey(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    const { altKey, key } = event;
    const done = isCommand ? this.onCommand(key) : altKey ? this.onAlt(key) : this.onPlainKey(event);
    if (done) event.preventDefault();
  }

  private onCommand(key: string): boolean {
    if (key === 'c' && getSelection()?.isCollapsed !== false) this.commands.copyPath();
    else if (key === 'z') this.commands.undo();
    else if (key === 'd') this.commands.duplicate();
    else if (key === 'Home') this.moveTo(0);
    else if (key === 'End') this.moveTo(this.model.rows.length - 1);
    else return false;
    return true;
  }

  private onAlt(key: string): boolean {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    this.commands.move(key === 'ArrowUp' ? -1 : 1);
    return true;
  }

  private onPlainKey({ key, shiftKey }: KeyboardEvent): boolean {
    const index = this.model.rows.indexOf(this.view.active);
    const { active, page } = this.view;
    if (key === 'ArrowDown') this.moveTo(index + 1);
    else if (key === 'ArrowUp') this.moveTo(index - 1);
    else if (key === 'ArrowRight') this.goIn(active, index);
    else if (key === 'ArrowLeft') this.goOut(active);
    else if (key === 'Home') this.moveTo(0);
    else if (key === 'End') this.moveTo(this.model.rows.length - 1);
    else if (key === 'PageDown') this.moveTo(index + page);
    else if (key === 'PageUp') this.moveTo(index - page);
    else if (key === 'Enter' && shiftKey) this.commands.add();
    else if (key === 'Enter') this.act(active);
    else if (key === 'F2') this.commands.rename();
    else if (key === ' ' && this.word === '') this.toggle(active);
    else if (key === 'Delete' || key === 'Backspace') this.commands.remove();
    else if (key === '/') this.commands.search();
    else if (key.length === 1) this.findWord(key, index);
    else return false;
    return true;
  }

  private moveTo(index: number): void {
    const { rows } = this.model;
    const item = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (item !== undefined) this.commands.select(item);
  }

  private goIn(item: Item, index: number): void {
    if (item.isOpen) this.moveTo(index + 1);
    else this.toggle(item);
  }

  private goOut(item: Item): void {
    if (item.isOpen) this.model.shut(item);
    else if (item.parent !== null) this.commands.select(item.parent);
  }

  private toggle(item: Item): void {
    if (item.isOpen) this.model.shut(item);
    else if (isBranch(item.value) && !item.isMore) this.commands.open(item);
  }

  private act(item: Item): void {
    if (item.isMore) this.commands.listMore(item);
    else if (isBranch(item.value)) this.toggle(item);
    else this.commands.edit();
  }

  private findWord(letter: string, index: number): void {
    const now = performance.now();
    const isNew = now - this.lastLetter > WORD_TIME;
    this.word = (isNew ? '' : this.word) + letter.toLowerCase();
    this.lastLetter = now;
    setTimeout(() => {
      if (performance.now() - this.lastLetter >= WORD_TIME) this.word = '';
    }, WORD_TIME);
    const { rows } = this.model;
    const start = this.word.length === 1 ? index + 1 : index;
    for (let step = 0; step < rows.length; step += 1) {
      const item = rows[(start + step) % rows.length];
      if (item?.key.toLowerCase().startsWith(this.word) !== true) continue;
      this.commands.select(item);
      return;
    }
  }

  private onClick({ target }: MouseEvent): void {
    const item = this.view.itemAt(target);
    if (item === null || !(target instanceof Element)) return;
    const wasActive = item === this.view.active;
    this.view.tree.focus({ preventScroll: true });
    this.commands.select(item);
    if (item.isMore) this.commands.listMore(item);
    else if (target.closest('.twist') !== null) this.toggle(item);
    else if (wasActive && target.closest('.value') !== null && !isBranch(item.value)) this.commands.edit();
  }

  private onDoubleClick({ target }: MouseEvent): void {
    const item = this.view.itemAt(target);
    if (item === null || !(target instanceof Element) || target.closest('.twist') !== null) return;
    this.act(item);
  }
}
