import type { Edited } from '../shape';
import { type Client, Refusal } from './client';
import type { CardOptions } from './edit-card';
import type { Item } from './item';
import { isListKey, proposedKey } from './keys';
import type { OpenCard } from './open-card';
import { blankLike, plainValue, isBranch, kindOf } from './value-text';
import type { TreeModel } from './tree-model';

interface Parts {
  readonly client: Client;
  readonly model: TreeModel;
  readonly card: OpenCard;
  readonly written: (edited: Edited) => void;
}

export class EntryCommands {
  private moving: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  /** A leaf can have no child: the child is added to its parent. */
  async add(active: Item): Promise<void> {
    const { client, written, card } = this.parts;
    const item = isBranch(active.value) && !active.isMore ? active : (active.parent ?? active);
    const save = async (key: string, value: unknown, isForced: boolean): Promise<void> => {
      if (value === null) throw new Error('null removes a value, so it cannot be added.');
      const isPush = key === '';
      const path = isPush || item.path === '' ? item.path || key : `${item.path}/${key}`;
      const hash = isPush || isForced ? undefined : '';
      written(await client.edit(isPush ? 'push' : 'replace', path, value, hash).catch(takenKey));
    };
    const key = await this.nextKey(item);
    const [first] = item.children ?? [];
    const isLike = first !== undefined && isListKey(first.key);
    const inside = item.path === '' ? 'the database' : `/${item.path}`;
    card.show(active, '', {
      title: `Add to ${inside}${isLike ? `, like entry ${first.key}` : ''}`,
      asks: 'both',
      action: 'Add',
      key,
      ...(isLike ? await this.likeEntry(first) : { kind: 'text', text: '' }),
      save,
    });
  }

  rename(item: Item): void {
    if (isEntry(item)) this.askKey('Rename', item, item.key);
  }

  async duplicate(item: Item): Promise<void> {
    if (isEntry(item)) this.askKey('Duplicate', item, await this.nextKey(item.parent));
  }

  private askKey(action: 'Rename' | 'Duplicate', item: Item, key: string): void {
    const { client, card, written } = this.parts;
    const mode = action === 'Rename' ? 'rename' : 'duplicate';
    const save = async (other: string): Promise<void> =>
      written(await client.arrange(mode, item.path, other));
    card.show(item, '', {
      title: `${action} ${item.key}`,
      asks: 'key',
      action,
      key,
      kind: 'text',
      text: '',
      save,
    });
  }

  /**
   * Moves an entry of a list: it and the one above or below it change places.
   * @param active Returns the active row, when the moves before this one are done.
   */
  move(active: () => Item, by: -1 | 1): Promise<void> {
    const moved = this.moving.then(() => this.moveNow(active(), by));
    this.moving = moved.catch(() => undefined);
    return moved;
  }

  private async moveNow(item: Item, by: -1 | 1): Promise<void> {
    const { client, written } = this.parts;
    if (!isEntry(item) || !isListKey(item.key)) throw new Error('Only entries of a list can be moved.');
    const other = item.parent.children?.[item.position - 1 + by];
    if (other === undefined || !isListKey(other.key))
      throw new Error(`/${item.path} is the ${by < 0 ? 'first' : 'last'} entry.`);
    written(await client.arrange('swap', item.path, other.key));
  }

  private async nextKey(item: Item): Promise<string> {
    if (!item.isOpen) await this.parts.model.open(item);
    const children = item.children ?? [];
    return children.length === item.total ? proposedKey(children.map(({ key }) => key)) : '';
  }

  /** The fields of an entry of a list without their values, as the start of a new one. */
  private async likeEntry({ path, value: shown }: Item): Promise<Pick<CardOptions, 'kind' | 'text'>> {
    const kind = kindOf(shown);
    if (kind !== 'branch') return { kind, text: '' };
    const { value } = await this.parts.client.value(path);
    return plainValue(blankLike(value));
  }
}

function isEntry(item: Item): item is Item & { readonly parent: Item } {
  return item.parent !== null && !item.isMore;
}

function takenKey(error: unknown): never {
  if (!(error instanceof Refusal) || error.status !== 409) throw error;
  throw new Refusal(409, 'This key already has a value.');
}
