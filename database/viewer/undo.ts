import type { Namespace } from '../store/namespace';
import type { Write } from '../tree/write';
import { nodeAt, sameTree, type TreeNode } from '../tree/node';
import { pathText, type Path } from '../tree/path';
import { COMPLETE, jsonText } from '../tree/to-json';

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
   * Restores the data before a write. Returns why it cannot, or null.
   * @throws {StorageError} when it cannot be stored.
   */
  async undo(id: string): Promise<string | null> {
    const step = this.steps.get(id);
    if (step === undefined) return 'This change can no longer be undone.';
    const { namespace, path, before, after } = step;
    const made = await namespace.make(function* () {
      const write = yield* namespace.putSteps(path, JSON.parse(jsonText(before, COMPLETE)));
      return sameTree(nodeAt(write.before, path), after) ? write : null;
    });
    if (made === null) return `Not undone: /${pathText(path)} was changed again since.`;
    this.steps.delete(id);
    return null;
  }
}
