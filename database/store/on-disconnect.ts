import { contains, pathBelow, type Path } from '../tree/path';

/** A write that runs when its client disconnects: one value set, or several merged. */
interface PendingWrite {
  readonly base: Path;
  readonly merge: boolean;
  /** JSON by path relative to the base; for a set, only the empty path. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** The writes of one client that run when its connection ends, in the order of registration. */
export class OnDisconnectQueue {
  private writes: PendingWrite[] = [];

  /** Registers a set. It replaces registrations at or below its path. */
  put(path: Path, json: unknown): void {
    this.cancel(path);
    this.writes.push({ base: path, merge: false, values: new Map([['', json]]) });
  }

  /**
   * Registers an update of several paths.
   * @throws {DataError} when a path is not valid.
   */
  merge(base: Path, values: ReadonlyMap<string, unknown>): void {
    for (const key of values.keys()) this.cancel(pathBelow(base, key));
    this.writes.push({ base, merge: true, values });
  }

  /** Removes all registrations at or below a path. */
  cancel(path: Path): void {
    this.writes = this.writes.flatMap((write) => {
      const kept = [...write.values].filter(([key]) => !contains(path, pathBelow(write.base, key)));
      if (kept.length === write.values.size) return [write];
      return kept.length === 0 ? [] : [{ ...write, values: new Map(kept) }];
    });
  }

  /** Removes and returns all registrations. */
  drain(): PendingWrite[] {
    const writes = this.writes;
    this.writes = [];
    return writes;
  }
}
