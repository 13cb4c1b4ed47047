import { loadsAllData, type Query } from '../query/query';
import { isSelected, select, selectEntries } from '../query/select';
import { childOf, nodeAt, sameTree, type TreeNode } from '../tree/node';
import { pathText, type Path } from '../tree/path';
import { jsonText, type JsonStyle } from '../tree/to-json';
import type { Listener } from './listeners';
import { changedPlaces, completeUpdate, type Update } from './update';
import { changesWithin, touchedPath, type Change, type Write } from '../tree/write';

/** Which data a client looks at, and how it wants it written. */
interface ViewTarget {
  readonly path: Path;
  readonly query: Query;
  readonly style: JsonStyle;
}

type Window = Map<string, TreeNode>;

/** Turns writes into the updates for one client that looks at a place through a query. */
export class View implements Listener {
  private readonly showsAll: boolean;
  private readonly pathKey: string;

  /** @param onFailure called when the client could not be told of a write. */
  constructor(
    private readonly target: ViewTarget,
    private readonly send: (update: Update) => void,
    readonly onFailure: (error: unknown) => void,
  ) {
    this.showsAll = loadsAllData(target.query);
    this.pathKey = pathText(target.path);
  }

  /** Where the view looks. */
  get path(): Path {
    return this.target.path;
  }

  /** What the view shows of a tree. */
  shown(root: TreeNode | null): TreeNode | null {
    return select(nodeAt(root, this.target.path), this.target.query);
  }

  /** Sends everything the view shows. */
  sendAll(root: TreeNode | null): void {
    this.send({ action: 'd', path: this.path, dataText: jsonText(this.shown(root), this.target.style) });
  }

  onWrite(write: Write): void {
    const update = this.showsAll
      ? completeUpdate(write, this.path, this.pathKey, this.target.style)
      : this.selectedUpdate(write);
    if (update !== null) this.send(update);
  }

  /** Only some children are shown: what came, went or changed among them. */
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

  /** The shown children before and after, or at least those among them that the write may have changed. */
  private windows(write: Write, touched: readonly Path[]): [Window, Window] {
    const { query } = this.target;
    const before = nodeAt(write.before, this.path);
    const after = nodeAt(write.after, this.path);
    if (query.limit !== null) {
      const window = (tree: TreeNode | null): Window =>
        new Map(selectEntries(tree, query).map(({ key, node }) => [key, node]));
      return [window(before), window(after)];
    }
    // Without a limit, one child's coming or going moves no other.
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
