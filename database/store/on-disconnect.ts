import { pathBelow, type Path } from '../tree/path';
import { PathTree } from '../tree/path-tree';

/** A write that runs when its client disconnects: one value set, or several merged. */
interface PendingWrite {
  readonly base: Path;
  readonly merge: boolean;
  /** JSON by path relative to the base; for a set, only the empty path. */
  readonly values: ReadonlyMap<string, unknown>;
}

interface KeptWrite extends PendingWrite {
  readonly values: Map<string, unknown>;
}

/** A value of a write, by its name. */
interface Named {
  readonly write: KeptWrite;
  readonly name: string;
}

/**
 * The writes of one client that run when its connection ends, in the order of registration. They are found by
 * path, because a client may register thousands.
 */
export class OnDisconnectQueue {
  private readonly writes = new Set<KeptWrite>();
  private readonly byPath = new PathTree<Named>();

  /** Registers a set. It replaces registrations at or below its path. */
  put(path: Path, json: unknown): void {
    this.add({ base: path, merge: false, values: new Map([['', json]]) });
  }

  /**
   * Registers an update of several paths. It replaces registrations at or below each of them.
   * @throws {DataError} when a path is not valid.
   */
  merge(base: Path, values: ReadonlyMap<string, unknown>): void {
    this.add({ base, merge: true, values: new Map(values) });
  }

  /** Removes all registrations at or below a path. */
  cancel(path: Path): void {
    for (const { write, name } of this.byPath.cut(path)) {
      write.values.delete(name);
      if (write.values.size === 0) this.writes.delete(write);
    }
  }

  /** Removes and returns all registrations. */
  drain(): readonly PendingWrite[] {
    const writes = [...this.writes];
    this.writes.clear();
    this.byPath.cut([]);
    return writes;
  }

  private add(write: KeptWrite): void {
    const paths = Array.from(write.values.keys(), (name) => [name, pathBelow(write.base, name)] as const);
    this.writes.add(write);
    for (const [name, path] of paths) {
      this.cancel(path);
      this.byPath.add(path, { write, name });
    }
  }
}
