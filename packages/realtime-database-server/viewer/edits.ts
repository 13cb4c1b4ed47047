import { HttpError } from '../rest/http-error';
import { nextPushId } from '../rest/push-id';
import type { Namespace } from '../store/namespace';
import { hashSteps } from '../tree/hash';
import { Leaf, nodeAt, sameTree, type TreeNode } from '../tree/node';
import { pathBelow, pathText, type Path } from '../tree/path';
import type { Steps } from '../tree/steps';
import type { Write } from '../tree/write';
import type { Fields } from './exchange';
import type { Edited } from './shape';

/** How many writes of the viewer can be undone. */
const KEPT_WRITES = 100;

interface Step {
  readonly namespace: Namespace;
  readonly path: Path;
  readonly before: TreeNode | null;
  readonly after: TreeNode | null;
}

/** The last writes of the viewer, which can be undone. Trees are immutable, so keeping them costs little. */
export class UndoSteps {
  private readonly steps = new Map<string, Step>();
  private count = 0;

  /** Stores a write. Returns the id with which it can be undone. */
  add(namespace: Namespace, path: Path, { before, after }: Write): string {
    this.count += 1;
    const id = String(this.count);
    this.steps.set(id, { namespace, path, before: nodeAt(before, path), after: nodeAt(after, path) });
    const [oldest] = this.steps.keys();
    if (this.steps.size > KEPT_WRITES && oldest !== undefined) this.steps.delete(oldest);
    return id;
  }

  /**
   * Restores the data before a write.
   * @throws {HttpError} with status 409 when it cannot.
   * @throws {StorageError} when it cannot be stored.
   */
  async undo(id: string): Promise<object> {
    const step = this.steps.get(id);
    if (step === undefined) throw new HttpError(409, 'This change can no longer be undone.');
    const { namespace, path, before, after } = step;
    const made = await namespace.make(function* () {
      const write = yield* namespace.putSteps(path, before);
      return sameTree(nodeAt(write.before, path), after) ? write : null;
    });
    if (made === null) throw new HttpError(409, `Not undone: /${pathText(path)} was changed again since.`);
    this.steps.delete(id);
    return {};
  }
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
  return { path: pathText(path), undo: undo.add(namespace, path, write) };
}
