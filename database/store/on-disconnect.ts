import { pathBelow, type Path } from '../tree/path';

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

/** What is registered at one path, and below it by key. */
interface Place {
  readonly children: Map<string, Place>;
  /** The writes that have a value for this path, with its name in their values. */
  readonly names: Map<KeptWrite, string>;
}

function emptyPlace(): Place {
  return { children: new Map(), names: new Map() };
}

/**
 * The writes of one client that run when its connection ends, in the order of registration. They are found by
 * path, because a client may register thousands.
 */
export class OnDisconnectQueue {
  private readonly writes = new Set<KeptWrite>();
  private root = emptyPlace();

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
    this.remove(this.root, path, 0);
  }

  /** Removes and returns all registrations. */
  drain(): readonly PendingWrite[] {
    const writes = [...this.writes];
    this.writes.clear();
    this.root = emptyPlace();
    return writes;
  }

  private add(write: KeptWrite): void {
    const places = Array.from(write.values.keys(), (name) => [name, pathBelow(write.base, name)] as const);
    this.writes.add(write);
    for (const [name, path] of places) {
      this.cancel(path);
      let place = this.root;
      for (const key of path) {
        const next = place.children.get(key) ?? emptyPlace();
        place.children.set(key, next);
        place = next;
      }
      place.names.set(write, name);
    }
  }

  private remove(place: Place, path: Path, depth: number): void {
    const key = path[depth];
    if (key === undefined) {
      this.clear(place);
      return;
    }
    const next = place.children.get(key);
    if (next === undefined) return;
    this.remove(next, path, depth + 1);
    if (next.names.size === 0 && next.children.size === 0) place.children.delete(key);
  }

  private clear(place: Place): void {
    for (const child of place.children.values()) this.clear(child);
    place.children.clear();
    for (const [write, name] of place.names) {
      write.values.delete(name);
      if (write.values.size === 0) this.writes.delete(write);
    }
    place.names.clear();
  }
}
