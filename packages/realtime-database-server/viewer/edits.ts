import { randomUUID } from 'node:crypto';
import { HttpError } from '../rest/http-error';
import { nextPushId } from '../rest/push-id';
import type { Namespace } from '../store/namespace';
import { hashSteps } from '../tree/hash';
import { Leaf, nodeAt, sameTree, type TreeNode } from '../tree/node';
import { invalidPath, isValidKey, pathBelow, pathText, type Path } from '../tree/path';
import type { Steps } from '../tree/steps';
import type { Write } from '../tree/write';
import type { Fields } from './exchange';
import type { Edited, Undoable } from './shape';

const KEPT_WRITES = 100;

interface Changed {
  readonly path: Path;
  readonly before: TreeNode | null;
  readonly after: TreeNode | null;
}

interface Step {
  readonly namespace: Namespace;
  readonly text: string;
  readonly base: Path;
  readonly changes: readonly Changed[];
}

/** Returns the path, or one above it that went with its last child. That had a priority, which must come back too. */
function emptied({ before, after }: Write, path: Path): Path {
  let place = path;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const above = path.slice(0, length);
    if (nodeAt(after, above) !== null) break;
    if ((nodeAt(before, above)?.priority ?? null) !== null) place = above;
  }
  return place;
}

function changesOf(write: Write): Changed[] {
  const paths = write.changes.map(({ path }) => path);
  const [first] = paths;
  const places = first !== undefined && paths.length === 1 ? [emptied(write, first)] : paths;
  return places.map((path) => ({
    path,
    before: nodeAt(write.before, path),
    after: nodeAt(write.after, path),
  }));
}

function summaryOf({ base, before, after }: Write): string {
  const place = base.length === 0 ? 'the whole database' : `/${pathText(base)}`;
  if (nodeAt(after, base) === null) return `Removed ${place}`;
  return nodeAt(before, base) === null ? `Added ${place}` : `Changed ${place}`;
}

/** Trees are immutable, so keeping the last writes costs little. */
export class UndoSteps {
  private readonly steps = new Map<string, Step>();

  add(namespace: Namespace, write: Write, text = summaryOf(write)): Undoable {
    // A page may still have ids of the server before a restart: a number could mean another write by now.
    const undo = randomUUID();
    this.steps.set(undo, { namespace, text, base: write.base, changes: changesOf(write) });
    const [oldest] = this.steps.keys();
    if (this.steps.size > KEPT_WRITES && oldest !== undefined) this.steps.delete(oldest);
    return { undo, text };
  }

  of(namespace: Namespace): Undoable[] {
    const all = [...this.steps].filter(([, step]) => step.namespace === namespace);
    return all.map(([undo, { text }]) => ({ undo, text }));
  }

  /**
   * Restores the data before a write.
   * @param isForced Whether to do so even when someone has written there since. That can be undone too.
   * @throws {HttpError} with status 409 when someone has, 410 when the write is not kept any more.
   * @throws {StorageError} when it cannot be stored.
   */
  async undo(id: string, isForced: boolean): Promise<object> {
    const step = this.steps.get(id);
    if (step === undefined) throw new HttpError(410, 'This change can no longer be undone.');
    const { namespace, base, changes } = step;
    const made = await namespace.make<never>(function* () {
      const write = yield* restored(namespace, base, changes);
      const other = changes.find(({ path, after }) => !sameTree(nodeAt(write.before, path), after));
      if (isForced || other === undefined) return write;
      throw new HttpError(409, `Not undone: /${pathText(other.path)} was changed again since.`);
    });
    this.steps.delete(id);
    return isForced ? this.add(namespace, made) : {};
  }
}

function restored(namespace: Namespace, base: Path, changes: readonly Changed[]): Steps<Write> {
  const [first] = changes;
  if (first !== undefined && changes.length === 1) return namespace.putSteps(first.path, first.before);
  const nodes = changes.map(({ path, before }) => [pathText(path.slice(base.length)), before]);
  return namespace.mergeSteps(base, Object.fromEntries(nodes));
}

/**
 * Returns a value with the priority of the value that it replaces: editing a text should keep its priority.
 */
function withKeptPriority(namespace: Namespace, path: Path, value: unknown): unknown {
  const priority = nodeAt(namespace.root, path)?.priority ?? null;
  const isLeaf = value !== null && typeof value !== 'object';
  return priority === null || !isLeaf ? value : { '.value': value, '.priority': priority };
}

/**
 * A leaf cannot have children: adding one would silently remove the leaf.
 * @throws {HttpError} with status 409 when there is a leaf above the path.
 */
function refuseBelowValue(root: TreeNode | null, path: Path): void {
  for (let length = 0; length < path.length; length += 1) {
    const above = path.slice(0, length);
    if (!(nodeAt(root, above) instanceof Leaf)) continue;
    throw new HttpError(409, `/${pathText(above)} is a value; remove it before you add something below it.`);
  }
}

function prepare(namespace: Namespace, path: Path, mode: string, value: unknown): Steps<Write> {
  switch (mode) {
    case 'edit':
      return namespace.putSteps(path, withKeptPriority(namespace, path, value));
    case 'replace':
    case 'push':
      return namespace.putSteps(path, value);
    case 'merge':
      return namespace.mergeSteps(path, value);
    default:
      throw new HttpError(400, 'mode must be edit, replace, push or merge.');
  }
}

/**
 * Makes a write of the page with the rights of an administrator. The modes: `edit` keeps the priority,
 * `replace` sets a whole value, `merge` sets some children, `push` adds a child with a generated key. With
 * `hash`, the write is refused (409) when the value has changed.
 * @throws {DataError} when the data is not valid.
 * @throws {HttpError} when the write is refused.
 */
export async function edit(namespace: Namespace, fields: Fields, undo: UndoSteps): Promise<Edited> {
  const mode = fields.text('mode');
  const base = fields.path();
  const path = mode === 'push' ? pathBelow(base, nextPushId(namespace.clock.now())) : base;
  const hash = fields.optionalText('hash');
  const write = await namespace.make<never>(function* () {
    const made = yield* prepare(namespace, path, mode, fields.value('value'));
    // Check the tree that the write was prepared on, not the one that clients see: another write may not be on
    // disk yet.
    refuseBelowValue(made.before, path);
    if (hash === null || hash === (yield* hashSteps(nodeAt(made.before, path)))) return made;
    throw new HttpError(409, `/${pathText(path)} was changed by someone else meanwhile.`);
  });
  return { path: pathText(path), ...undo.add(namespace, write) };
}

const DONE = new Map([
  ['rename', 'Renamed'],
  ['duplicate', 'Duplicated'],
  ['swap', 'Swapped'],
]);

/**
 * Renames or duplicates an entry, or swaps it with another one: one write, so that nothing is lost between two, of the
 * values that are there now, with their priorities. Without a key, one is generated.
 * @throws {DataError} when the key is not valid.
 * @throws {HttpError} with status 409 when there is no such entry any more, or the key has a value.
 */
export async function arrange(namespace: Namespace, fields: Fields, undo: UndoSteps): Promise<Edited> {
  const mode = fields.text('mode');
  const done = DONE.get(mode);
  if (done === undefined) throw new HttpError(400, 'mode must be rename, duplicate or swap.');
  const path = fields.path();
  const key = fields.text('key') || nextPushId(namespace.clock.now());
  const base = path.slice(0, -1);
  const [from = ''] = path.slice(-1);
  if (path.length === 0 || !isValidKey(key)) throw invalidPath();
  const other = [...base, key];
  const write = await namespace.make<never>(() => {
    const [entry, there] = [nodeAt(namespace.newest, path), nodeAt(namespace.newest, other)];
    const missing = entry === null ? path : mode === 'swap' && there === null ? other : null;
    if (missing !== null) throw new HttpError(409, `/${pathText(missing)} is not there any more.`);
    if (mode !== 'swap' && there !== null)
      throw new HttpError(409, `/${pathText(other)} already has a value.`);
    return namespace.mergeSteps(
      base,
      mode === 'duplicate' ? { [key]: entry } : { [from]: there, [key]: entry },
    );
  });
  const text = `${done} /${pathText(path)} ${mode === 'duplicate' ? 'as' : mode === 'swap' ? 'with' : 'to'} ${key}`;
  return { path: pathText(other), ...undo.add(namespace, write, text) };
}
