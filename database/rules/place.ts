import type { Variables } from './evaluator';
import type { RuleNode } from './rule-tree';
import type { SnapshotValue, Value } from './values';

/** The key a `$name` stands for, and those further up. */
interface Captured {
  readonly name: string;
  readonly key: string;
  readonly above: Captured | null;
}

/** A location that has rules, with the variables those rules see there. */
export class Place implements Variables {
  private constructor(
    /** The rules at this location. */
    readonly node: RuleNode,
    private readonly request: Variables,
    private readonly data: SnapshotValue,
    /** The data after the write; null in a read. */
    readonly newData: SnapshotValue | null,
    private readonly captured: Captured | null,
  ) {}

  /**
   * The root of the database. `request` holds the variables that are the same everywhere (`auth`, `now`, `root`,
   * `query`); `newData` is null for a read.
   */
  static top(node: RuleNode, request: Variables, data: SnapshotValue, newData: SnapshotValue | null): Place {
    return new Place(node, request, data, newData, null);
  }

  /** The locations from this one down to the path, as far as there are rules for them. */
  *walk(path: readonly string[]): Generator<Place> {
    yield this;
    let place = this.below(path[0]);
    for (let depth = 1; place !== null; depth += 1) {
      yield place;
      place = place.below(path[depth]);
    }
  }

  /** The location one key down, by the key's own rules or else those of the `$` key; null without either. */
  below(key: string | undefined): Place | null {
    if (key === undefined) return null;
    const { children, wildcard } = this.node;
    const named = children.get(key);
    if (named !== undefined) return this.at(named, key, this.captured);
    if (wildcard === null) return null;
    return this.at(wildcard.node, key, { name: wildcard.name, key, above: this.captured });
  }

  /** The value of a variable here; undefined for a name that is none. */
  get(name: string): Value | undefined {
    if (name === 'data') return this.data;
    if (name === 'newData') return this.newData ?? undefined;
    for (let captured = this.captured; captured !== null; captured = captured.above) {
      if (captured.name === name) return captured.key;
    }
    return this.request.get(name);
  }

  private at(node: RuleNode, key: string, captured: Captured | null): Place {
    return new Place(node, this.request, this.data.key(key), this.newData?.key(key) ?? null, captured);
  }
}
