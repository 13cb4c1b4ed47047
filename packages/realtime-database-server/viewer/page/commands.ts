import type { Edited } from '../shape';
import type { Client } from './client';
import { askToRemove, openImport } from './dialogs';
import { EntryCommands } from './entry-commands';
import type { Item } from './item';
import type { Messages } from './messages';
import { OpenCard } from './open-card';
import { plainValue, isBranch } from './value-text';
import type { TreeModel } from './tree-model';
import type { TreeView } from './tree-view';
import type { UndoList } from './undo-list';

interface Parts {
  readonly client: Client;
  readonly model: TreeModel;
  readonly view: TreeView;
  readonly messages: Messages;
  readonly undo: UndoList;
  readonly selected: (item: Item) => void;
  readonly search: () => void;
}

export class Commands {
  private readonly card: OpenCard;
  private readonly entries: EntryCommands;
  private awaited: string | null = null;
  private isRemoving = false;

  constructor(private readonly parts: Parts) {
    const { client, model, view } = parts;
    this.card = new OpenCard(view);
    const written = (edited: Edited): void => {
      this.done(edited);
      this.awaited = edited.path;
      this.afterDrawing();
    };
    this.entries = new EntryCommands({ client, model, card: this.card, written });
  }

  get active(): Item {
    return this.parts.view.active;
  }

  select(item: Item): void {
    this.awaited = null;
    this.card.leave(item);
    this.parts.view.activate(item);
    this.parts.selected(item);
  }

  open(item: Item): void {
    this.run(this.parts.model.open(item));
  }

  listMore({ parent }: Item): void {
    if (parent !== null) this.run(this.parts.model.openMore(parent));
  }

  search(): void {
    this.parts.search();
  }

  /**
   * Goes to a path and opens the rows above it. A text that is being edited and not saved stays.
   * @param isEdited Whether to edit the value there, or to open the row of one that has children.
   */
  goTo(path: string, isEdited = false): void {
    if (this.card.isChanged) {
      this.parts.messages.say(`Save or cancel the open edit first, then go to /${path.replace(/^\//, '')}`);
      // The address names what is shown: otherwise the same one, asked for again, would be no change of it.
      this.parts.selected(this.active);
      return;
    }
    const arrive = async (item: Item): Promise<void> => {
      this.select(item);
      if (!isEdited) return;
      if (!isBranch(item.value)) await this.openEditor(item);
      else if (!item.isOpen) await this.parts.model.open(item);
    };
    this.run(this.parts.model.reveal(path).then(arrive));
  }

  copyPath(): void {
    const path = `/${this.active.path}`;
    this.run(navigator.clipboard.writeText(path).then(() => this.parts.messages.say(`Copied ${path}`)));
  }

  export(): void {
    const link = document.createElement('a');
    link.href = this.parts.client.exportAddress(this.active.path);
    link.download = '';
    link.click();
  }

  edit(): void {
    const item = this.active;
    if (item.isMore || isBranch(item.value)) return;
    this.run(this.openEditor(item));
  }

  add(): void {
    this.run(this.entries.add(this.active));
  }

  rename(): void {
    this.entries.rename(this.active);
  }

  duplicate(): void {
    this.run(this.entries.duplicate(this.active));
  }

  move(by: -1 | 1): void {
    this.run(this.entries.move(() => this.active, by));
  }

  remove(): void {
    const item = this.active;
    if (item.isMore || this.isRemoving) return;
    this.isRemoving = true;
    this.run(this.removeOrAsk(item).finally(() => (this.isRemoving = false)));
  }

  import(): void {
    const item = this.active;
    openImport(item, async (mode, value) => {
      const edited = await this.parts.client.edit(mode, item.path, value);
      this.done(edited);
    });
  }

  undo(): void {
    this.parts.undo.undo();
  }

  afterDrawing(): void {
    const added = this.awaited === null ? null : this.parts.model.find(this.awaited);
    if (added !== null) this.select(added);
    this.card.check();
  }

  private async openEditor(item: Item): Promise<void> {
    const { value, hash } = await this.parts.client.value(item.path);
    const save = async (_key: string, written: unknown, isForced: boolean): Promise<void> => {
      const edited = await this.parts.client.edit('edit', item.path, written, isForced ? undefined : hash);
      this.done(edited);
    };
    this.card.show(item, JSON.stringify(item.value), {
      title: `Edit ${item.key}`,
      asks: 'value',
      action: 'Save',
      ...plainValue(value),
      save,
    });
  }

  /** Removing a branch asks first, because much can be in it. */
  private async removeOrAsk(item: Item): Promise<void> {
    if (!isBranch(item.value)) await this.removeNow(item);
    else askToRemove(item, await this.parts.client.contents(item.path), () => this.removeNow(item));
  }

  private async removeNow(item: Item): Promise<void> {
    const next = item.parent?.children?.[item.position];
    this.done(await this.parts.client.edit('replace', item.path, null));
    // What is selected now is a branch, which asks: the same key once more removes nothing.
    if (next !== undefined && isBranch(next.value)) this.select(next);
    else if (item.parent !== null) this.select(item.parent);
  }

  private done(edited: Edited): void {
    this.card.close();
    this.parts.undo.add(edited);
  }

  private run(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.parts.messages.fail(error));
  }
}
