import type { Edited } from '../shape';
import { type Client, Refusal } from './client';
import { askToRemove, openImport } from './dialogs';
import { EditCard, type CardOptions } from './edit-card';
import type { Item } from './item';
import type { Messages } from './messages';
import type { TreeModel } from './tree-model';
import type { TreeView } from './tree-view';
import type { UndoList } from './undo-list';
import { isBranch, kindOf, proposedKey, valueText, type WrittenKind } from './value-text';

interface Parts {
  readonly client: Client;
  readonly model: TreeModel;
  readonly view: TreeView;
  readonly messages: Messages;
  readonly undo: UndoList;
  /** Called when another row became the active one. */
  readonly selected: (item: Item) => void;
  readonly search: () => void;
}

/** The commands for the active row. */
export class Commands {
  private card: { readonly item: Item; readonly card: EditCard; readonly seen: string } | null = null;
  /** Path of a child that was added and has not arrived yet. */
  private awaited: string | null = null;
  private isRemoving = false;

  constructor(private readonly parts: Parts) {}

  get active(): Item {
    return this.parts.view.active;
  }

  select(item: Item): void {
    this.awaited = null;
    if (this.card !== null && this.card.item !== item) this.closeCard();
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
    if (this.card?.card.isChanged === true) {
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

  /** Saves the active row as a JSON file. */
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

  /** Adds a child. For a leaf, which can have none, it adds a child to its parent. */
  add(): void {
    const { active } = this;
    const item = isBranch(active.value) && !active.isMore ? active : (active.parent ?? active);
    this.run(this.openAdder(active, item));
  }

  private async openAdder(active: Item, item: Item): Promise<void> {
    // The number that is proposed comes after those that are there.
    if (!item.isOpen) await this.parts.model.open(item);
    const children = item.children ?? [];
    const isWhole = children.length === item.total;
    const key = isWhole ? proposedKey(children.map((child) => child.key)) : '';
    const save = async (key: string, value: unknown, isForced: boolean): Promise<void> => {
      if (value === null) throw new Error('null removes a value, so it cannot be added.');
      const isPush = key === '';
      const path = isPush || item.path === '' ? item.path || key : `${item.path}/${key}`;
      const hash = isPush || isForced ? undefined : '';
      const edited = await this.parts.client
        .edit(isPush ? 'push' : 'replace', path, value, hash)
        .catch(takenKey);
      this.done(edited);
      this.awaited = edited.path;
      this.afterDrawing();
    };
    const inside = item.path === '' ? 'the database' : `/${item.path}`;
    this.showCard(active, '', {
      title: `Add to ${inside}`,
      asksKey: true,
      key,
      kind: 'text',
      text: '',
      save,
    });
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

  /** Called after each drawing: an added child may have arrived, or an edited value may have changed. */
  afterDrawing(): void {
    const added = this.awaited === null ? null : this.parts.model.find(this.awaited);
    if (added !== null) this.select(added);
    if (this.card === null) return;
    const { item, card, seen } = this.card;
    const now = JSON.stringify(item.value);
    if (seen !== '' && now !== seen)
      card.warn(`Someone changed the value meanwhile: it is ${valueText(item.value)} now.`);
  }

  private async openEditor(item: Item): Promise<void> {
    const { value, hash } = await this.parts.client.value(item.path);
    const plain = plainValue(value);
    const kind: WrittenKind = plain.kind;
    const save = async (_key: string, written: unknown, isForced: boolean): Promise<void> => {
      const edited = await this.parts.client.edit('edit', item.path, written, isForced ? undefined : hash);
      this.done(edited);
    };
    const title = `Edit ${item.key}`;
    this.showCard(item, JSON.stringify(item.value), { title, asksKey: false, kind, text: plain.text, save });
  }

  private showCard(item: Item, seen: string, options: Omit<CardOptions, 'close'>): void {
    this.closeCard();
    const card = new EditCard({ ...options, close: () => this.closeCard() });
    this.card = { item, card, seen };
    this.parts.view.showCard(item, card.element);
    card.focus();
  }

  private closeCard(): void {
    if (this.card === null) return;
    this.card = null;
    this.parts.view.hideCard();
    this.parts.view.tree.focus({ preventScroll: true });
  }

  /** Removes a value. A branch is asked for first, because much can be in it. */
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
    this.closeCard();
    this.parts.undo.add(edited);
  }

  private run(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.parts.messages.fail(error));
  }
}

function takenKey(error: unknown): never {
  if (!(error instanceof Refusal) || error.status !== 409) throw error;
  throw new Refusal(409, 'This key already has a value.');
}

/** Returns a leaf as text. A value that has become a branch is shown as JSON, so that nothing is lost. */
function plainValue(value: unknown): { readonly kind: WrittenKind; readonly text: string } {
  const leaf = leafOf(value);
  if (typeof leaf === 'object' || leaf === undefined) return { kind: 'json', text: JSON.stringify(value) };
  const kind = kindOf(leaf);
  return { kind: kind === 'branch' ? 'json' : kind, text: String(leaf) };
}

function leafOf(value: unknown): string | number | boolean | object | undefined {
  if (typeof value === 'object' && value !== null && '.value' in value) return leafOf(value['.value']);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value ?? undefined;
}
