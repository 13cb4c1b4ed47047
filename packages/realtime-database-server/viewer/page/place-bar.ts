import type { Commands } from './commands';
import { el, iconButton } from './element';
import type { Item } from './item';
import { isListKey } from './keys';
import type { UndoList } from './undo-list';
import { isBranch } from './value-text';

function lineage(item: Item): Item[] {
  return item.parent === null ? [item] : [...lineage(item.parent), item];
}

export class PlaceBar {
  readonly crumbs = el('nav', { class: 'crumbs', 'aria-label': 'Path' });
  readonly actions = el('div', { class: 'actions', role: 'group', 'aria-label': 'Actions' });
  private readonly list = el('ol');
  private readonly edit: HTMLButtonElement;
  private readonly ofEntry: readonly HTMLButtonElement[];
  private readonly ofList: readonly HTMLButtonElement[];

  constructor(
    private readonly commands: Commands,
    private readonly title: string,
    undo: UndoList,
  ) {
    this.crumbs.append(
      this.list,
      iconButton('copy', 'Copy path', () => commands.copyPath()),
    );
    this.edit = iconButton('edit', 'Edit', () => commands.edit());
    this.ofEntry = [
      iconButton('rename', 'Rename', () => commands.rename()),
      iconButton('duplicate', 'Duplicate', () => commands.duplicate()),
    ];
    this.ofList = [
      iconButton('up', 'Move up', () => commands.move(-1)),
      iconButton('down', 'Move down', () => commands.move(1)),
    ];
    this.actions.append(
      this.edit,
      iconButton('add', 'Add', () => commands.add()),
      ...this.ofEntry,
      ...this.ofList,
      iconButton('importing', 'Import', () => commands.import()),
      iconButton('exporting', 'Export', () => commands.export()),
      iconButton('remove', 'Remove', () => commands.remove()),
      undo.button,
    );
  }

  show(item: Item): void {
    const items = lineage(item.isMore && item.parent !== null ? item.parent : item);
    this.list.replaceChildren(
      ...items.map((step, index) => {
        const name = step.parent === null ? this.title : step.key;
        if (index === items.length - 1) return el('li', { 'aria-current': 'location' }, el('span', {}, name));
        return el('li', {}, el('button', { type: 'button', click: () => this.commands.select(step) }, name));
      }),
    );
    this.list.scrollLeft = this.list.scrollWidth;
    this.edit.disabled = item.isMore || isBranch(item.value);
    const isEntry = item.parent !== null && !item.isMore;
    for (const button of this.ofEntry) button.disabled = !isEntry;
    for (const button of this.ofList) button.disabled = !isEntry || !isListKey(item.key);
  }
}
