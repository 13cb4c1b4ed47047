import type { Path } from '../tree/path';
import type { JsonStyle } from '../tree/to-json';
import type { Write } from '../tree/write';

/** A listener for all writes that can affect the data at a path. */
export interface Listener {
  readonly path: Path;
  /** The style of the texts that it makes of writes, if it does. */
  readonly style?: JsonStyle;
  /** Called after a write at, above or below the path, in the order of the writes. */
  onWrite(write: Write): void;
  /**
   * Called when `onWrite` threw an error. The listener has missed a write and must not continue as if nothing
   * happened.
   */
  onFailure(error: unknown): void;
}

interface Place {
  readonly children: Map<string, Place>;
  readonly listeners: Set<Listener>;
}

function emptyPlace(): Place {
  return { children: new Map(), listeners: new Set() };
}

/** Listeners by path, so that a write reaches only those at, above or below its path. */
export class ListenerTree {
  private readonly root = emptyPlace();

  /** Adds a listener. Returns a function that removes it. */
  add(listener: Listener): () => void {
    let place = this.root;
    for (const key of listener.path) {
      const next = place.children.get(key) ?? emptyPlace();
      place.children.set(key, next);
      place = next;
    }
    place.listeners.add(listener);
    return () => this.remove(this.root, listener, 0);
  }

  private remove(place: Place, listener: Listener, depth: number): void {
    const key = listener.path[depth];
    if (key === undefined) {
      place.listeners.delete(listener);
      return;
    }
    const next = place.children.get(key);
    if (next === undefined) return;
    this.remove(next, listener, depth + 1);
    if (next.listeners.size === 0 && next.children.size === 0) place.children.delete(key);
  }

  /** Returns every listener at, above or below one of the paths, once each. */
  touchedBy(paths: Iterable<Path>): Set<Listener> {
    const found = new Set<Listener>();
    for (const path of paths) this.collect(path, found);
    return found;
  }

  private collect(path: Path, found: Set<Listener>): void {
    let place = this.root;
    for (const key of path) {
      for (const listener of place.listeners) found.add(listener);
      const next = place.children.get(key);
      if (next === undefined) return;
      place = next;
    }
    const below = (inner: Place): void => {
      for (const listener of inner.listeners) found.add(listener);
      for (const child of inner.children.values()) below(child);
    };
    below(place);
  }
}
