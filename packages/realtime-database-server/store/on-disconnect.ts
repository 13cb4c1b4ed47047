import { pathBelow, type Path } from '../tree/path';
import type { LongObject } from '../tree/is-record';
import { PathTree } from '../tree/path-tree';
import { atOnce, isTime, type Steps } from '../tree/steps';

interface PendingWrite {
  readonly base: Path;
  readonly merge: boolean;
  /** JSON by path relative to the base; for a set, only the empty path. */
  readonly values: LongObject;
  /** Places below its paths where the write was cancelled: what is there then stays. */
  readonly kept: Path[];
}

interface Named {
  readonly write: PendingWrite;
  readonly name: string;
}

/**
 * The writes of one client that run when its connection ends, in the order of registration. They are found by
 * path, because a client may register thousands.
 */
export class OnDisconnectQueue {
  private readonly writes = new Set<PendingWrite>();
  private byPath = new PathTree<Named>();

  /** Replaces registrations at or below its path. */
  put(path: Path, json: unknown): void {
    atOnce(this.add({ base: path, merge: false, values: new Map([['', json]]), kept: [] }));
  }

  /**
   * Registers an update of several paths; the values are then changed here. It replaces registrations at or below each of them.
   * @throws {DataError} when a path is not valid.
   */
  merge(base: Path, values: LongObject): Steps<void> {
    return this.add({ base, merge: true, values, kept: [] });
  }

  /** A write registered above the path leaves this place alone, and still writes beside it. */
  cancel(path: Path): void {
    this.remove(path);
    for (const { write } of this.byPath.above(path)) write.kept.push(path);
  }

  private remove(path: Path): void {
    for (const { write, name } of this.byPath.cut(path)) {
      write.values.delete(name);
      if (write.values.size === 0) this.writes.delete(write);
    }
  }

  drain(): readonly PendingWrite[] {
    const writes = [...this.writes];
    this.writes.clear();
    this.byPath = new PathTree();
    return writes;
  }

  private *add(write: PendingWrite): Steps<void> {
    const paths: [string, Path][] = [];
    for (const name of write.values.keys()) {
      if (isTime()) yield;
      paths.push([name, pathBelow(write.base, name)]);
    }
    this.writes.add(write);
    for (const [name, path] of paths) {
      if (isTime()) yield;
      this.remove(path);
      this.byPath.add(path, { write, name });
    }
  }
}
