import { loadsAllData, type Query } from '../query/query';
import { isSelected, select, selectEntries } from '../query/select';
import { childOf, nodeAt, sameTreeSteps, type TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import { atOnce, isTime, type Steps } from '../tree/steps';
import { textSteps, type JsonStyle } from '../tree/to-json';
import type { Listener } from './namespace';
import { changedPlaces, completeUpdate, type Update } from './update';
import { touchedWithin, type Change, type Write } from '../tree/write';

interface ViewTarget {
  readonly path: Path;
  readonly query: Query;
  readonly style: JsonStyle;
  /** Whether an update of several paths is sent as it was made, as REST streams do. */
  readonly tellsMerges?: boolean;
}

type Window = Map<string, TreeNode>;

/** The updates of a write, by what a client sees. Each is made once for all clients that see the same. */
const updates = new WeakMap<Write, Map<string, Update | null>>();

export class View implements Listener {
  private readonly showsAll: boolean;
  private readonly key: string;

  constructor(
    private readonly target: ViewTarget,
    private readonly send: (update: Update) => void,
    readonly onFailure: (error: unknown) => void,
  ) {
    this.showsAll = loadsAllData(target.query);
    const { path, query, style, tellsMerges } = target;
    this.key = JSON.stringify([path, this.showsAll ? null : query, style, tellsMerges]);
  }

  get path(): Path {
    return this.target.path;
  }

  shown(root: TreeNode | null): Steps<TreeNode | null> {
    return select(nodeAt(root, this.target.path), this.target.query);
  }

  *all(root: TreeNode | null): Steps<Update> {
    return this.whole(yield* textSteps(yield* this.shown(root), this.target.style));
  }

  *prepare(write: Write): Steps<void> {
    try {
      yield* this.update(write);
    } catch {
      // It is made again when the write is, and then the listener is told of the error.
    }
  }

  onWrite(write: Write): void {
    const update = atOnce(this.update(write));
    if (update !== null) this.send(update);
  }

  private whole(dataText: string): Update {
    return { action: 'd', path: this.path, dataText };
  }

  private *update(write: Write): Steps<Update | null> {
    const known = updates.get(write) ?? new Map<string, Update | null>();
    updates.set(write, known);
    let update = known.get(this.key);
    if (update === undefined) {
      update = yield* this.showsAll
        ? completeUpdate(write, this.path, this.target.style, this.target.tellsMerges)
        : this.selectedUpdate(write);
      known.set(this.key, update);
    }
    return update;
  }

  private *selectedUpdate(write: Write): Steps<Update | null> {
    const { path, target } = this;
    const touched = yield* touchedWithin(write, path);
    if (touched.some((place) => place.length <= path.length)) {
      const after = yield* this.shown(write.after);
      if (yield* sameTreeSteps(yield* this.shown(write.before), after)) return null;
      return this.whole(yield* textSteps(after, target.style));
    }
    const [before, after] = yield* this.windows(write, touched);
    const changed: string[] = [];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (isTime()) yield;
      if (!(yield* sameTreeSteps(before.get(key) ?? null, after.get(key) ?? null))) changed.push(key);
    }
    const [place] = touched;
    const [key = ''] = changed;
    const isDeep = changed.length === 1 && before.has(key) && after.has(key);
    if (isDeep && touched.length === 1 && place !== undefined) {
      return yield* changedPlaces(
        write,
        place,
        [{ path: place, node: nodeAt(write.after, place) }],
        target.style,
      );
    }
    const places = changed.map((name): Change => ({ path: [...path, name], node: after.get(name) ?? null }));
    return yield* changedPlaces(write, path, places, target.style);
  }

  private *windows(write: Write, touched: readonly Path[]): Steps<[Window, Window]> {
    const { query } = this.target;
    const before = nodeAt(write.before, this.path);
    const after = nodeAt(write.after, this.path);
    if (query.limit !== null) {
      const window = function* (tree: TreeNode | null): Steps<Window> {
        return new Map(yield* selectEntries(tree, query));
      };
      return [yield* window(before), yield* window(after)];
    }
    // Without a limit, adding or removing one child does not affect the others.
    const keys = new Set(touched.map((place) => place[this.path.length] ?? ''));
    const members = function* (tree: TreeNode | null): Steps<Window> {
      const found: Window = new Map();
      for (const key of keys) {
        if (isTime()) yield;
        const child = childOf(tree, key);
        if (child !== null && isSelected(key, child, query)) found.set(key, child);
      }
      return found;
    };
    return [yield* members(before), yield* members(after)];
  }
}
