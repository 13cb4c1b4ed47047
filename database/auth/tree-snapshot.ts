import type { RuleSnapshot } from '../rules/rule-snapshot';
import { Branch, childOf, Leaf, type TreeNode } from '../tree/node';
import { jsonText, VALUES } from '../tree/to-json';
import type { Path } from '../tree/path';

/** A tree as security rules see it. It can record which paths are used. */
export class TreeSnapshot implements RuleSnapshot {
  /** @param onLook Called with the path of all data that is used: what a decision depends on. */
  constructor(
    private readonly node: TreeNode | null,
    private readonly path: Path = [],
    private readonly onLook: (path: Path) => void = () => undefined,
  ) {}

  child(path: string): TreeSnapshot {
    const keys = path.split('/').filter((key) => key !== '');
    const node = keys.reduce<TreeNode | null>((current, key) => childOf(current, key), this.node);
    return new TreeSnapshot(node, [...this.path, ...keys], this.onLook);
  }

  val(): unknown {
    const node = this.look();
    return node instanceof Leaf ? node.value : JSON.parse(jsonText(node, VALUES));
  }

  exists(): boolean {
    return this.look() !== null;
  }

  isString(): boolean {
    return typeof this.leafValue() === 'string';
  }

  isNumber(): boolean {
    return typeof this.leafValue() === 'number';
  }

  isBoolean(): boolean {
    return typeof this.leafValue() === 'boolean';
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys?: string[]): boolean {
    if (keys !== undefined) return keys.every((key) => this.hasChild(key));
    return this.look() instanceof Branch;
  }

  getPriority(): string | number | null {
    return this.look()?.priority ?? null;
  }

  keys(): string[] {
    const node = this.look();
    return node instanceof Branch ? Array.from(node.children.ascending(), ([key]) => key) : [];
  }

  private leafValue(): unknown {
    const node = this.look();
    return node instanceof Leaf ? node.value : null;
  }

  private look(): TreeNode | null {
    this.onLook(this.path);
    return this.node;
  }
}
