import type { Path } from './path';

interface Place<T> {
  readonly children: Map<string, Place<T>>;
  readonly items: Set<T>;
}

function emptyPlace<T>(): Place<T> {
  return { children: new Map(), items: new Set() };
}

function* itemsIn<T>({ items, children }: Place<T>): Generator<T> {
  yield* items;
  for (const child of children.values()) yield* itemsIn(child);
}

/** The items above and below a path are found without looking at all others. */
export class PathTree<T> {
  private readonly root = emptyPlace<T>();

  add(path: Path, item: T): void {
    let place = this.root;
    for (const key of path) {
      const next = place.children.get(key) ?? emptyPlace();
      place.children.set(key, next);
      place = next;
    }
    place.items.add(item);
  }

  remove(path: Path, item: T): void {
    this.prune(this.root, path, 0, (place) => place.items.delete(item));
  }

  *touching(path: Path): Generator<T> {
    const place = yield* this.above(path);
    if (place !== undefined) yield* itemsIn(place);
  }

  *above(path: Path): Generator<T, Place<T> | undefined> {
    let place = this.root;
    for (const key of path) {
      yield* place.items;
      const next = place.children.get(key);
      if (next === undefined) return undefined;
      place = next;
    }
    return place;
  }

  cut(path: Path): readonly T[] {
    const found: T[] = [];
    this.prune(this.root, path, 0, (place) => {
      for (const item of itemsIn(place)) found.push(item);
      place.items.clear();
      place.children.clear();
    });
    return found;
  }

  private prune(place: Place<T>, path: Path, depth: number, change: (place: Place<T>) => void): void {
    const key = path[depth];
    if (key === undefined) return change(place);
    const next = place.children.get(key);
    if (next === undefined) return;
    this.prune(next, path, depth + 1, change);
    if (next.items.size === 0 && next.children.size === 0) place.children.delete(key);
  }
}
