import { nextPushId } from '../rest/push-id';
import { HttpError } from '../rest/http-error';
import type { Namespace } from '../store/namespace';
import type { Write } from '../tree/write';
import { hashSteps } from '../tree/hash';
import type { Steps } from '../tree/steps';
import { Leaf, nodeAt, type TreeNode } from '../tree/node';
import { parsePath, pathBelow, pathText, type Path } from '../tree/path';
import type { Fields } from './request-body';
import type { Edited } from './shape';
import type { UndoSteps } from './undo';

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
  const base = parsePath(fields.text('path'));
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
