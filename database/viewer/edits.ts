import { nextPushId } from '../rest/push-id';
import { HttpError } from '../rest/http-error';
import type { Namespace } from '../store/namespace';
import type { Write } from '../tree/write';
import { nodeHash } from '../tree/hash';
import { Leaf, nodeAt, type TreeNode } from '../tree/node';
import { parsePath, pathText, type Path } from '../tree/path';
import type { Fields } from './request-body';
import type { UndoSteps } from './undo';

/** What a write of the page answers: where it wrote, and how to take it back. */
interface Edited {
  readonly path: string;
  readonly undo: string;
}

/** A value with the priority of the one that it replaces: who edits a text does not mean to move it. */
function withKeptPriority(namespace: Namespace, path: Path, value: unknown): unknown {
  const priority = nodeAt(namespace.root, path)?.priority ?? null;
  const isLeaf = value !== null && typeof value !== 'object';
  return priority === null || !isLeaf ? value : { '.value': value, '.priority': priority };
}

/** A value cannot have children: adding one would remove the value without a word. Throws HttpError 409. */
function refuseBelowValue(root: TreeNode | null, path: Path): void {
  for (let length = 0; length < path.length; length += 1) {
    const above = path.slice(0, length);
    if (!(nodeAt(root, above) instanceof Leaf)) continue;
    throw new HttpError(409, `/${pathText(above)} is a value; remove it before you add something below it.`);
  }
}

function prepare(namespace: Namespace, path: Path, mode: string, value: unknown): Write {
  switch (mode) {
    case 'edit':
      return namespace.preparePut(path, withKeptPriority(namespace, path, value));
    case 'replace':
    case 'push':
      return namespace.preparePut(path, value);
    case 'merge':
      return namespace.prepareMerge(path, value);
    default:
      throw new HttpError(400, 'mode must be edit, replace, push or merge.');
  }
}

/**
 * Makes a write of the page as an administrator: `edit` keeps the priority, `replace` sets a whole value, `merge` sets
 * some children, `push` adds a child under a key that is made for it. With `hash` it is refused (409) when the value is
 * another one by now. Throws DataError and HttpError.
 */
export async function edit(namespace: Namespace, fields: Fields, undo: UndoSteps): Promise<Edited> {
  const mode = fields.text('mode');
  const base = parsePath(fields.text('path'));
  const path = mode === 'push' ? [...base, nextPushId(namespace.clock.now())] : base;
  const write = prepare(namespace, path, mode, fields.value('value'));
  // What the write was prepared on, not what everyone sees: another write may be on its way to the disk.
  refuseBelowValue(write.before, path);
  const hash = fields.optionalText('hash');
  if (hash !== null && hash !== nodeHash(nodeAt(write.before, path))) {
    throw new HttpError(409, `/${pathText(path)} was changed by someone else meanwhile.`);
  }
  await namespace.commit(write);
  return { path: pathText(path), undo: undo.add(namespace, path, write) };
}
