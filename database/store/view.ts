import { loadsAllData, type Query } from '../query/query';
import { isSelected, select, selectEntries } from '../query/select';
import { childOf, nodeAt, sameTree, type TreeNode } from '../tree/node';
import { pathText, type Path } from '../tree/path';
import { jsonText, type JsonStyle } from '../tree/to-json';
import type { Listener } from './listeners';
import { changedPlaces, completeUpdate, type Update } from './update';
import { changesWithin, touchedPath, type Change, type Write } from '../tree/write';

/** Which data a client sees, and in which form. */
interface ViewTarget {
  readonly path: Path;
  readonly query: Query;
  readonly style: JsonStyle;
}

type Window = Map<string, TreeNode>;

/** Turns writes into the updates for one client that listens to a path with a query. */
export class View implements Listener {
  private readonly showsAll: boolean;
  private readonly pathKey: string;

  /** @param onFailure Called when the client could not be notified of a write. */
  constructor(
    private readonly target: ViewTarget,
    private readonly send: (update: Update) => void,
    readonly onFailure: (error: unknown) => void,
  ) {
    this.showsAll = loadsAllData(target.query);
    this.pathKey = pathText(target.path);
  }

  get path(): Path {
    return this.target.path;
  }

  get style(): JsonStyle {
    return this.target.style;
  }

  /** Returns the part of a tree that the view shows. */
  shown(root: TreeNode | null): TreeNode | null {
    return select(nodeAt(root, this.target.path), this.target.query);
  }

  /** Sends everything that the view shows. */
  sendAll(root: TreeNode | null): void {
    this.send({ action: 'd', path: this.path, dataText: jsonText(this.shown(root), this.target.style) });
  }

  onWrite(write: Write): void {
    const update = this.showsAll
      ? completeUpdate(write, this.path, this.pathKey, this.target.style)
      : this.selectedUpdate(write);
    if (update !== null) this.send(update);
  }

  /** Returns the update when only some children are shown: which came, went or changed. */
  private selectedUpdate(write: Write): Update | null {
    const { path, target } = this;
    const touched = changesWithin(write, path).map((change) => touchedPath(change.path));
    if (touched.some((place) => place.length <= path.length)) {
      const after = this.shown(write.after);
      if (sameTree(this.shown(write.before), after)) return null;
      return { action: 'd', path, dataText: jsonText(after, target.style) };
    }
    const [before, after] = this.windows(write, touched);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => !sameTree(before.get(key) ?? null, after.get(key) ?? null),
    );
    const [place] = touched;
    const [key = ''] = changed;
    const isDeep = changed.length === 1 && before.has(key) && after.has(key);
    if (isDeep && touched.length === 1 && place !== undefined) {
      return changedPlaces(write, place, [{ path: place, node: nodeAt(write.after, place) }], target.style);
    }
    const places = changed.map((name): Change => ({ path: [...path, name], node: after.get(name) ?? null }));
    return changedPlaces(write, path, places, target.style);
  }

  /** Returns the shown children before and after; at least those that the write may have changed. */
  private windows(write: Write, touched: readonly Path[]): [Window, Window] {
    const { query } = this.target;
    const before = nodeAt(write.before, this.path);
    const after = nodeAt(write.after, this.path);
    if (query.limit !== null) {
      const window = (tree: TreeNode | null): Window =>
        new Map(selectEntries(tree, query).map(({ key, node }) => [key, node]));
      return [window(before), window(after)];
    }
    // Without a limit, adding or removing one child does not affect the others.
    const keys = new Set(touched.map((place) => place[this.path.length] ?? ''));
    const members = (tree: TreeNode | null): Window => {
      const found: Window = new Map();
      for (const key of keys) {
        const child = childOf(tree, key);
        if (child !== null && isSelected(key, child, query)) found.set(key, child);
      }
      return found;
    };
    return [members(before), members(after)];
  }
}
