import { contains, parsePath, type Path } from '../tree/path';

/** A write that waits for its client to go: one value set, or several places merged. */
interface PendingWrite {
  readonly base: Path;
  readonly merge: boolean;
  /** JSON by path relative to the base; a set has the empty path only. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** The writes of one client that run when its connection ends, in the order they were asked for. */
export class OnDisconnectQueue {
  private writes: PendingWrite[] = [];

  /** Registers a set; what was registered at or below its path before no longer counts. */
  put(path: Path, json: unknown): void {
    this.cancel(path);
    this.writes.push({ base: path, merge: false, values: new Map([['', json]]) });
  }

  /** Registers an update of several places. Throws DataError for an invalid path. */
  merge(base: Path, values: ReadonlyMap<string, unknown>): void {
    for (const key of values.keys()) this.cancel([...base, ...parsePath(key)]);
    this.writes.push({ base, merge: true, values });
  }

  /** Forgets every registration at or below a path. */
  cancel(path: Path): void {
    this.writes = this.writes.flatMap((write) => {
      const kept = [...write.values].filter(([key]) => !contains(path, [...write.base, ...parsePath(key)]));
      if (kept.length === write.values.size) return [write];
      return kept.length === 0 ? [] : [{ ...write, values: new Map(kept) }];
    });
  }

  /** Takes all registrations out. */
  drain(): PendingWrite[] {
    const writes = this.writes;
    this.writes = [];
    return writes;
  }
}
